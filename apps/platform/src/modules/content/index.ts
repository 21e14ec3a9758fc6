/** The door of the content: what the site says, for those who show a part of it elsewhere. */
export { createContent, type Content } from './createContent.ts';
export { cleanHtml } from './cleanHtml.ts';
export { seedContent } from './seedContent.ts';
