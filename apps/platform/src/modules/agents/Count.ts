/** What is counted of members and, summed over all below them, of teams; migration 0405 says what each row holds. */
export type What = 'play' | 'money' | 'active' | 'joined' | 'first' | 'seen' | 'balance';

export type Figure = Readonly<{ count: bigint; plus: bigint; minus: bigint; valid: bigint }>;
export type Counted = Readonly<{ what: What; day: string; key: string }> & Figure;

/** What is counted of one member, or what has to be added to it. */
export type Count = Counted & Readonly<{ memberId: bigint }>;

/** The day of what belongs to none. */
export const NO_DAY = '1970-01-01';
