/** The play behind a ticket's type: by the number of digits, the play's id after the family's name. */
export type TicketType = Readonly<{
  plays: Readonly<Partial<Record<2 | 3 | 4, string>>>;
  /** Minimum count of numbers; a link of two is made of two or more. */
  least?: number;
}>;

const lot: TicketType = { plays: { 2: 'lot.two', 3: 'lot.three', 4: 'lot.four' } };
const special: TicketType = { plays: { 2: 'two.special', 3: 'three.special', 4: 'four.special' } };
const low: TicketType = { plays: { 2: 'two.low', 3: 'three.low' } };
const both: TicketType = { plays: { 2: 'two.lowAndSpecial', 3: 'three.lowAndSpecial' } };
const threes: TicketType = { plays: { 3: 'three.lowAndSpecial' } };
const lotOrders: TicketType = { plays: { 3: 'orders.three', 4: 'orders.four' } };
const link = (pick: number): TicketType => ({ plays: { 2: `link.pick${pick}` }, least: pick });
const miss = (pick: number): TicketType => ({ plays: { 2: `miss.pick${pick}` }, least: pick });

const types: ReadonlyMap<string, TicketType> = new Map([
  ...['lo', 'b', 'bao', 'bl', 'baolo'].map((word) => [word, lot] as const),
  ...['de', 'db', 'duoi', 'dui'].map((word) => [word, special] as const),
  ...['dau', 'a'].map((word) => [word, low] as const),
  ...['dd', 'ab', 'daudui', 'dauduoi'].map((word) => [word, both] as const),
  ...['xc', 'xiuchu'].map((word) => [word, threes] as const),
  ...['xcdau', 'xdau'].map((word) => [word, { plays: { 3: 'three.low' } }] as const),
  ...['xcduoi', 'xcdui', 'xdui', '3c'].map((word) => [word, { plays: { 3: 'three.special' } }] as const),
  ...['xcdao', 'xcd'].map((word) => [word, { plays: { 3: 'orders.lowAndSpecial' } }] as const),
  ...['bdao', 'baodao', 'dao'].map((word) => [word, lotOrders] as const),
  ['4c', { plays: { 4: 'four.special' } }],
  ...['g1', 'nhat'].map((word) => [word, { plays: { 2: 'two.first', 3: 'three.first' } }] as const),
  ['b7', { plays: { 2: 'lot.sevenPrizes' } }],
  ['b8', { plays: { 2: 'lot.eightPrizes' } }],
  /* In pairs: every two of the numbers together. */
  ...['dx', 'da', 'dt', 'x', 'xien', 'x2', 'xien2'].map((word) => [word, link(2)] as const),
  ...[3, 4].flatMap((pick) => [`x${pick}`, `xien${pick}`].map((word) => [word, link(pick)] as const)),
  ...[4, 5, 6, 7, 8, 9, 10, 12, 14].map((pick) => [`t${pick}`, miss(pick)] as const),
]);

/** The type of a word of a ticket, in any spelling. */
export const ticketType = (word: string): TicketType | undefined => types.get(word);
