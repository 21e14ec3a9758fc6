import { takeHandOver } from '@baize/contract/identity/takeHandOver';
import { showAlert } from './alert.ts';
import { call } from './call.ts';
import { enterSession } from './enterSession.ts';
import { dropArrival } from './session.ts';

/** Exchanges the code of an address for a session. Answers whether it was worth one; if not, whoever was here stays. */
export async function arriveByCode(token: string): Promise<boolean> {
  try {
    await enterSession(await call(takeHandOver, { token }));
    return true;
  } catch (fault) {
    dropArrival();
    showAlert({ fault });
    return false;
  }
}
