export { html, noChange, nothing, render, svg, type TemplateResult } from './lit-html.js';
export { directive, Directive, type DirectiveResult } from './directive.js';
export { live } from './directives/live.js';
export { repeat } from './directives/repeat.js';
