import { register as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { registerAccount } from '../commands/registerAccount.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const register = (deps: IdentityDeps): Route =>
  implement(operation, (call) => registerAccount(deps, call, { way: 'username', input: call.input }));
