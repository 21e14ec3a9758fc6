/** What an operator typed to ask for free rounds. */
export type FreeDraft = {
  account: string;
  /** Vendor and code of the game. */
  game: string;
  stake: string;
  rounds: string;
  endsAt: string | null;
  reason: string;
};

/** The first field that the server would refuse; `now` in milliseconds judges the end. */
export function freeFault(draft: FreeDraft, now: number): keyof FreeDraft | undefined {
  if (draft.account.trim() === '') return 'account';
  if (draft.game === '') return 'game';
  if (draft.stake === '') return 'stake';
  const rounds = draft.rounds.trim();
  if (!/^\d{1,3}$/.test(rounds) || Number(rounds) < 1 || Number(rounds) > 100) return 'rounds';
  const ahead = draft.endsAt === null ? 0 : Date.parse(draft.endsAt) - now;
  if (ahead <= 0 || ahead > 90 * 86_400_000) return 'endsAt';
  return draft.reason.trim().length < 10 ? 'reason' : undefined;
}
