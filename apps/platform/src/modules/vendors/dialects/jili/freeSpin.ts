import type { Seamless } from '../../createSeamless.ts';
import type { PlayAnswer, RoundOrigin } from '../../rules.ts';
import { number, text, type Check } from '../../codec/fitted.ts';

/** Our names for what we give; what the vendor gives by itself it names otherwise. */
const reward = text(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** Of a free spin that we gave: our name for it and the stake, which may be missing. Empty for every other. */
export const freeSpin: Check = (value) => {
  if (typeof value !== 'object' || value === null) return '';
  const { referenceId, originalBet } = value as Partial<Record<string, unknown>>;
  const own = reward(referenceId);
  return own === undefined ? '' : `${own} ${number(originalBet) ?? '0'}`;
};

type FreeSpin = RoundOrigin & Readonly<{ transaction: string; reward: string; stake: bigint; win: bigint }>;

/** A spin that we gave: it uses one up and costs nothing, and its win comes out of what free rounds cost the house. */
export async function playFree(seamless: Seamless, spin: FreeSpin): Promise<PlayAnswer> {
  const { transaction, stake, win } = spin;
  const begun = await seamless.freeBet({ ...spin, amount: stake, closesRound: false });
  if (!begun.isAccepted) return begun;
  const won = { transaction: `${transaction} win`, betTransaction: transaction, amount: win, closesRound: true };
  return seamless.win({ ...spin, ...won });
}

/** Takes such a spin back, its win first; the round can be played again. */
export async function takeFreeBack(
  seamless: Seamless,
  { targets, ...play }: RoundOrigin & Readonly<{ targets: readonly string[] }>,
): Promise<PlayAnswer> {
  const answers: PlayAnswer[] = [];
  for (const target of targets) {
    const back = { ...play, transaction: `${target} cancel`, target, closesRound: true };
    const answer = await seamless.rollback(back);
    if (!answer.isAccepted) return answer;
    answers.push(answer);
  }
  return answers.at(-1) ?? { isAccepted: false, reason: 'transaction_unknown' };
}
