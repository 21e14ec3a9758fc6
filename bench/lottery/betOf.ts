export type Bet = { member: bigint; play: string; selection: string; multiple: number };

/** So many members bet. */
export const MEMBERS = 10_000;

/** Some bet that follows from its number: mostly losing, some of them big, as on a real evening. */
export function betOf(nth: number): Bet {
  const member = BigInt((nth % MEMBERS) + 1);
  const at = (shift: number) => String(Math.floor(nth / 7 ** shift) % 10);
  return nth % 3 === 0
    ? { member, play: 'ssc.position.digit', selection: `${at(1)},,,,`, multiple: 1 + (nth % 5) }
    : { member, play: 'ssc.star5.direct', selection: [0, 1, 2, 3, 4].map(at).join(','), multiple: 1 + (nth % 3) };
}
