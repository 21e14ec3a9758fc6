import type { Module } from '../../kit/implement.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import { startRemovingExpired } from './jobs/removeExpired.ts';
import { getMemberInfo } from './routes/getMemberInfo.ts';
import { login } from './routes/login.ts';
import { logout } from './routes/logout.ts';
import { register } from './routes/register.ts';

/** Accounts of players: coming in, staying in, going out. */
export function identityModule(deps: IdentityDeps): Module {
  const stop = startRemovingExpired(deps);
  return {
    name: 'identity',
    routes: [register(deps), login(deps), logout(deps), getMemberInfo(deps)],
    close: stop,
  };
}
