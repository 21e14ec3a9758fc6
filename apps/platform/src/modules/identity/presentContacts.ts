import type { OutputOf } from '@baize/contract';
import type { listContacts } from '@baize/contract/identity/listContacts';
import { maskEmail, maskMobile } from './proofsOf.ts';
import type { ContactRow } from './store/contacts.ts';

/** Ways to reach an account as its owner sees them: a stranger with the session learns neither number nor address. */
export function presentContacts(rows: readonly ContactRow[]): OutputOf<typeof listContacts> {
  return rows.map(({ kind, value, isVerified }) => ({
    ...{ kind, isVerified },
    masked: kind === 'mobile' ? maskMobile(value) : maskEmail(value),
  }));
}
