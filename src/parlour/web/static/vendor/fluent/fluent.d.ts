export { FluentBundle } from "./bundle.js";
export { FluentResource } from "./resource.js";
export { FluentNumber, FluentType } from "./types.js";
