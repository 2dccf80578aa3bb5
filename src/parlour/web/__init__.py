"""The pages: TV, phone, hot-seat, watch and replay. Plain ES modules in `static`, no build step."""
