import { askSiblings, openTabChannel } from './askSiblings.ts';
import { adoptSession, readSession } from './session.ts';

/**
 * Takes over the session of another tab of this site, where this one has none: a login in a second tab would end the
 * first, since an account has one session. True when there was one.
 */
export async function joinSibling(openChannel = openTabChannel): Promise<boolean> {
  if (readSession().status !== 'guest' || typeof BroadcastChannel === 'undefined') return false;
  const handed = await askSiblings(openChannel());
  return handed !== undefined && adoptSession(handed);
}
