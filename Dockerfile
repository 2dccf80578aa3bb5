# The server in a container:
#   docker build -t parlour . && docker run -p 8080:8080 -v parlour:/data parlour
# Phones need to know the address of the machine: add -e PARLOUR_PUBLIC_URL=http://192.168.1.23:8080

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /source
COPY pyproject.toml setup.py constraints.txt README.md LICENSE ./
COPY src ./src
RUN python3 -m venv /opt/parlour
RUN /opt/parlour/bin/pip install --no-cache-dir -c constraints.txt .

FROM python:3.13-slim
RUN useradd --uid 10001 --create-home --home-dir /data parlour
COPY --from=build /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:/usr/local/bin:/usr/bin:/bin
ENV PYTHONUNBUFFERED=1 PORT=8080 PARLOUR_STORE=/data/rooms.db PARLOUR_QR=false
WORKDIR /data
USER parlour
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["parlour", "health"]
ENTRYPOINT ["parlour"]
CMD ["serve"]
