import { verifyLogin as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { finishVerification } from '../commands/finishVerification.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const verifyLogin = (deps: IdentityDeps): Route =>
  implement(operation, ({ input, ...visit }) => finishVerification(deps, visit, input));
