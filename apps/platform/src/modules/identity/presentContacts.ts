import type { OutputOf } from '@baize/contract';
import type { listContacts } from '@baize/contract/identity/listContacts';
import { maskEmail, maskMobile } from './proofsOf.ts';
import type { ContactRow } from './store/contacts.ts';

/** Contacts as their owner sees them, masked: a stolen session reveals neither number nor address. */
export function presentContacts(rows: readonly ContactRow[]): OutputOf<typeof listContacts> {
  return rows.map(({ kind, value, isVerified }) => ({
    ...{ kind, isVerified },
    masked: kind === 'mobile' ? maskMobile(value) : maskEmail(value),
  }));
}
