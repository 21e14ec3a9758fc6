import type { Module } from '#kit/implement.ts';
import { mountDocs, type DocsDeps } from './mountDocs.ts';

/** The API documentation, for programs and for people. */
export function createDocs(deps: DocsDeps): { module: Module } {
  return { module: { name: 'docs', routes: [], mount: (app) => mountDocs(app, deps) } };
}
