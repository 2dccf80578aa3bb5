// The one place that knows where lit-html lies.

export { html, nothing, render, svg } from '../../vendor/lit-html/lit-html.js';
export { live } from '../../vendor/lit-html/directives/live.js';
export { repeat } from '../../vendor/lit-html/directives/repeat.js';

/** @typedef {import('../../vendor/lit-html/lit-html.js').TemplateResult} Template */
/** @typedef {Template | typeof import('../../vendor/lit-html/lit-html.js').nothing} Maybe */
