// The one place that knows where lit-html lies.

export { directive, Directive, html, live, noChange, nothing, render, repeat, svg } from '../../vendor/lit-html/lit.js';

/** @import {DirectiveResult, TemplateResult} from '../../vendor/lit-html/lit.js' */
/** @typedef {TemplateResult | DirectiveResult} Template */
/** @typedef {Template | typeof import('../../vendor/lit-html/lit.js').nothing} Maybe */
