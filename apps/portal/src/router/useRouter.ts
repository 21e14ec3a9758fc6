import { createContext, use } from 'react';
import type { Router } from './createRouter.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

/** The page's router, for going to addresses that are only known as text, and back. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === undefined) throw new Error('There is no router around this component.');
  return router;
}
