/** Public API of the content module, for modules that show parts of it. */
export { createContent, type Content } from './createContent.ts';
export { cleanHtml } from './cleanHtml.ts';
export { seedContent } from './seedContent.ts';
