import { parseAmount } from '@baize/maths';

/** What an operator typed to ask for a bonus. */
export type GrantDraft = Record<'account' | 'title' | 'amount' | 'multiple' | 'days' | 'reason', string>;

const NOTHING = 0n;
const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The first field that the server would refuse. */
export function draftFault(draft: GrantDraft): keyof GrantDraft | undefined {
  if (draft.account.trim() === '') return 'account';
  if (draft.title.trim().length < 3) return 'title';
  if ((parseAmount(draft.amount.trim()) ?? NOTHING) <= NOTHING) return 'amount';
  if (!isWhole(draft.multiple.trim(), 0, 100)) return 'multiple';
  if (!isWhole(draft.days.trim(), 1, 90)) return 'days';
  return draft.reason.trim().length < 10 ? 'reason' : undefined;
}
