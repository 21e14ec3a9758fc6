/** Public API of the docs module: the API documentation. */
export { createDocs } from './module.ts';
