/** Aggregated figures of members and, summed over their downlines, of teams; migration 0405 describes the rows. */
export type What = 'play' | 'money' | 'active' | 'joined' | 'first' | 'seen' | 'balance';

export type Figure = Readonly<{ count: bigint; plus: bigint; minus: bigint; valid: bigint }>;
export type Counted = Readonly<{ what: What; day: string; key: string }> & Figure;

/** An aggregated figure of one member, or a change to add to it. */
export type Count = Counted & Readonly<{ memberId: bigint }>;

/** The day of figures without one. */
export const NO_DAY = '1970-01-01';
