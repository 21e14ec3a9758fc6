import type { OutputOf, session } from '@baize/contract';
import { getMemberInfo } from '@baize/contract/identity/getMemberInfo';
import { call } from './call.ts';
import { openSession } from './session.ts';

/**
 * Takes the answer of a login or a registration over into this tab. The visitor counts as signed in only once the
 * member info has been loaded with the new token; a token that fails there is dropped again.
 */
export async function enterSession(value: OutputOf<{ output: typeof session }>): Promise<void> {
  await openSession(value, () => call(getMemberInfo, {}));
}
