import type { Query } from '../../store.ts';
import type { SimSession } from '../store.ts';

/** Rounds of a game that the operator pays for a player. Amounts are 1/100,000 units. */
export type SimGrant = Readonly<{
  vendor: string;
  reference: string;
  username: string;
  gameCode: string;
  currency: string;
  stake: bigint;
  rounds: number;
  endsAt: Date;
}>;

/** A grant as its game sees it. */
export type OpenGrant = { reference: string; stake: bigint; left: number };

/** False where the reference is known with other content. */
export async function keepGrant(db: Query, grant: SimGrant): Promise<boolean> {
  const values = [
    ...[grant.vendor, grant.reference, grant.username, grant.gameCode, grant.currency, grant.stake, grant.rounds],
    grant.endsAt,
  ];
  await db.query(
    `insert into studio_sim_grants (vendor, reference, username, game_code, currency, stake, rounds, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    values,
  );
  const { rowCount } = await db.query(
    `select from studio_sim_grants where vendor = $1 and reference = $2 and username = $3 and game_code = $4
        and currency = $5 and stake = $6 and rounds = $7 and ends_at = $8`,
    values,
  );
  return rowCount === 1;
}

/** Offers what is left of a grant no more. */
export async function endGrant(
  db: Query,
  { vendor, reference }: Pick<SimGrant, 'vendor' | 'reference'>,
): Promise<void> {
  await db.query('update studio_sim_grants set is_over = true where vendor = $1 and reference = $2', [
    vendor,
    reference,
  ]);
}

type Player = Pick<SimSession, 'vendor' | 'username' | 'gameCode' | 'currency'>;

const isOpen = `g.vendor = $1 and g.username = $2 and g.game_code = $3 and g.currency = $4 and not g.is_over
  and g.ends_at > $5 and g.used < g.rounds`;
const valuesOf = ({ vendor, username, gameCode, currency }: Player, now: Date): unknown[] => [
  ...[vendor, username, gameCode, currency, now],
];

/** What the player can play free in this game; what ends first comes first. */
export async function findOpenGrant(db: Query, player: Player, now: Date): Promise<OpenGrant | undefined> {
  const { rows } = await db.query<OpenGrant>(
    `select g.reference, g.stake, g.rounds - g.used as left from studio_sim_grants g
      where ${isOpen} order by g.ends_at, g.reference limit 1`,
    valuesOf(player, now),
  );
  return rows[0];
}

/** Takes one round of it; undefined when none is left. */
export async function useGrant(db: Query, player: Player, now: Date): Promise<OpenGrant | undefined> {
  const { rows } = await db.query<OpenGrant>(
    `update studio_sim_grants f set used = f.used + 1
      where f.vendor = $1 and f.reference = (
        select g.reference from studio_sim_grants g where ${isOpen} order by g.ends_at, g.reference limit 1 for update)
     returning f.reference, f.stake, f.rounds - f.used as left`,
    valuesOf(player, now),
  );
  return rows[0];
}

/** Gives back a round that was not played. */
export async function giveBackGrant(
  db: Query,
  { vendor, reference }: Pick<SimGrant, 'vendor' | 'reference'>,
): Promise<void> {
  await db.query('update studio_sim_grants set used = used - 1 where vendor = $1 and reference = $2 and used > 0', [
    vendor,
    reference,
  ]);
}
