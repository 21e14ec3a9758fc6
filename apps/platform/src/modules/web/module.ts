import type { Module } from '#kit/implement.ts';
import { mountWeb } from './mountWeb.ts';
import type { WebDeps } from './WebDeps.ts';

/** The pages. They have no calls of their own: what they show is asked of the others, as a guest asks it. */
export function webModule(deps: WebDeps): Module {
  return { name: 'web', routes: [], mount: (app) => mountWeb(app, deps) };
}
