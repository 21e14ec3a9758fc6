import type { Family } from '@baize/maths/lottery/Play';
import { lineUnitOf } from '@baize/maths/lottery/lineUnitOf';
import { readTickets, type TicketBet, type TicketError, type TicketStation } from '@baize/maths/lottery/readTickets';
import type { SelectionFault } from '@baize/maths/lottery/readSelection';
import type { BetItem, LotteryCard } from './BetItem.ts';
import { priceSelection } from './choice.ts';

/** The words by which tickets name the three regions, and the groups of their stations. */
const regions = { mb: 'VNN', mt: 'VNC', mn: 'VNS' } as const;

/**
 * What players may write for a station: the code of its lottery without `vn-`, and `mb`, `mt`, `mn` for the official
 * stations of a region that draw next.
 */
function stationsOf(lotteries: readonly LotteryCard[]): Map<string, readonly TicketStation[]> {
  const known = new Map<string, readonly TicketStation[]>();
  for (const { gameCode: code, family } of lotteries) known.set(code.replace(/^vn-/, ''), [{ code, family }]);
  for (const [word, group] of Object.entries(regions)) {
    const own = lotteries.filter(
      ({ gameGroupCode, source, current }) => gameGroupCode === group && source === 'official' && current !== null,
    );
    const next = own.reduce((first, { current }) => Math.min(first, Date.parse(current?.drawAt ?? '')), Infinity);
    const drawn = own.filter(({ current }) => current !== null && Date.parse(current.drawAt) === next);
    if (drawn.length > 0)
      known.set(
        word,
        drawn.map(({ gameCode: code, family }) => ({ code, family })),
      );
  }
  return known;
}

export type TypedBet = TicketBet & { lottery: LotteryCard; item: BetItem };
type TypedFault = TicketError | { line: number; fault: SelectionFault | 'stake_overflow' | 'bad_stake' };

/** Tickets as bets with their prices, by the sums of the server, and every line that is none. */
export function readTyped(
  text: string,
  {
    lotteries,
    families,
    usual,
  }: { lotteries: readonly LotteryCard[]; families: readonly Family[]; usual?: LotteryCard },
): { bets: TypedBet[]; errors: TypedFault[] } {
  const read = readTickets(text, {
    stations: stationsOf(lotteries),
    ...(usual === undefined ? {} : { usual: [{ code: usual.gameCode, family: usual.family }] }),
  });
  const errors: TypedFault[] = [...read.errors];
  const bets = read.bets.flatMap((bet) => {
    const lottery = lotteries.find(({ gameCode }) => gameCode === bet.station);
    const play = families.find(({ key }) => key === lottery?.family)?.plays.find(({ id }) => id === bet.play);
    const unit = lineUnitOf(bet.amount);
    if (lottery === undefined || play === undefined || unit === undefined) {
      errors.push({ line: bet.line, fault: 'bad_stake' });
      return [];
    }
    const priced = priceSelection(play, bet.selection, { ...unit, prizeGroup: lottery.minGroup }, lottery);
    if ('item' in priced) return [{ ...bet, lottery, item: priced.item }];
    errors.push({ line: bet.line, fault: priced.fault });
    return [];
  });
  return { bets, errors: errors.toSorted((one, other) => one.line - other.line) };
}
