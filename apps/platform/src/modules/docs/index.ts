/** The door of the documents: the API as every caller may read it. */
export { createDocs } from './module.ts';
