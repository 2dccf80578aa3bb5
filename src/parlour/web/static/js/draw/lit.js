// The one place that knows where lit-html lies.

export { directive, Directive, html, live, noChange, nothing, render, repeat, svg } from '../../vendor/lit-html/lit.js';

/** @typedef {import('../../vendor/lit-html/lit.js').TemplateResult} Template */
/** @typedef {Template | typeof import('../../vendor/lit-html/lit.js').nothing} Maybe */
/** @typedef {import('../../vendor/lit-html/lit.js').DirectiveResult} Copied */
