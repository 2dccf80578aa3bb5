export { html, nothing, render, svg, type TemplateResult } from './lit-html.js';
export { live } from './directives/live.js';
export { repeat } from './directives/repeat.js';
