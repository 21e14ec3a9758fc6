import { registerMobile as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { registerAccount } from '../commands/registerAccount.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const registerMobile = (deps: IdentityDeps): Route =>
  implement(operation, (call) => registerAccount(deps, call, { way: 'mobile', input: call.input }));
