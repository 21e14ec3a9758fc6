import type { Module } from '#kit/implement.ts';
import { mountWeb } from './mountWeb.ts';
import type { WebDeps } from './WebDeps.ts';

/** The pages. The module has no operations of its own: pages show answers of public operations of other modules. */
export function webModule(deps: WebDeps): Module {
  return { name: 'web', routes: [], mount: (app) => mountWeb(app, deps) };
}
