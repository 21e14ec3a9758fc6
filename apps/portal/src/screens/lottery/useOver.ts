import { CallError } from '@baize/client/CallError';
import { useState } from 'react';
import { useErrorText } from '../../components/useErrorText.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import type { Family } from '@baize/maths/lottery/Play';
import type { BetItem, LotteryTerms } from './BetItem.ts';
import { priceSelection } from './choice.ts';
import { overLines, type Over, type Rooms } from './overLines.ts';
import type { RestrictedNumber } from './restrictedIn.ts';
import { roomsAfter, wholeRooms } from './roomsAfter.ts';

type Known = {
  family: Family;
  terms: LotteryTerms;
  restricted: readonly RestrictedNumber[];
  /** The last refusal. */
  error: unknown;
  /** While bets are on their way, or may have been taken, nothing is said of their lines. */
  isFixed: boolean;
};

/**
 * Which of some bets are over a limit, by what is known of the draw: the limits, the balance, and what refusals have said is
 * left. What may have been taken already is asked for again as it is, and a trial account is told that it cannot bet at all.
 */
export function useOver(items: readonly BetItem[], { family, terms, restricted, error, isFixed }: Known) {
  const errorText = useErrorText();
  const { isTrial } = useSession();
  const money = useBalance();
  const [rooms, setRooms] = useState<Rooms>(wholeRooms);
  const balance = isTrial === true ? undefined : money.data?.balance;
  const over = isFixed ? [] : overLines(items, { family, terms, rooms, balance, restricted });
  const refusedAt = isFixed ? undefined : itemOf(error);
  const sure = over.filter((one) => one?.isSure === true);
  /** Why a bet cannot be placed as it is: its limit, or the words of its refusal. */
  const faultAt = (at: number): Over | string | undefined =>
    over[at] ?? (at === refusedAt ? errorText(error) : undefined);
  const loweredAt = (at: number): BetItem | undefined => {
    const item = items[at];
    const multiple = over[at]?.multiple ?? 0;
    const play = family.plays.find(({ id }) => id === item?.play);
    if (item === undefined || play === undefined || multiple === 0) return undefined;
    const { unit, prizeGroup } = item;
    const priced = priceSelection(play, item.selection, { unit, multiple, prizeGroup }, terms);
    return 'item' in priced ? priced.item : undefined;
  };
  return {
    ...{ faultAt, loweredAt },
    /** How many cannot be placed for certain. */
    blocked: sure.length,
    isShort: sure.some((one) => one?.limit === 'balance'),
    isAtLine: sure.length > 0 || (refusedAt !== undefined && over[refusedAt] === undefined),
    /** Takes what a refusal says is left. */
    learn: (refusal: unknown): void => setRooms((known) => roomsAfter(known, refusal)),
    /** For another draw. */
    forget: (): void => setRooms(wholeRooms),
  };
}

/** Which item of an order a refusal names. Restricted numbers are said of by themselves, beside what is known of them. */
function itemOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code.startsWith('lottery_number_')) return undefined;
  return (error.value as { item?: number } | null)?.item;
}
