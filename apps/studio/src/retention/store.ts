import type { Query } from '../store.ts';

type Remove = (query: Query, now: Date, limit: number) => Promise<number>;

/** The condition that a row has expired at the time $1; false where no retention is set. */
const isPast = (name: 'guests' | 'emptySessions' | 'purseSessions' | 'simulatedGuests'): string =>
  `expires_at < $1::timestamptz - make_interval(days => (select kept_days from studio_retention where name = '${name}'))`;

/** Guests with all of their sessions, rounds and seeds. Each has one session, so locking its row locks all of it. */
export const removeGuests: Remove = async (query, now, limit) => {
  const { rows } = await query.query<{ player: string }>(
    `select player_id as player from studio_sessions where operator_user is null and ${isPast('guests')}
      order by expires_at limit $2 for update skip locked`,
    [now, limit],
  );
  const players = rows.map(({ player }) => player);
  if (players.length === 0) return 0;
  for (const table of ['studio_rounds', 'studio_sessions', 'studio_seeds']) {
    await query.query(`delete from ${table} where player_id = any ($1::uuid[])`, [players]);
  }
  await query.query('delete from studio_players where id = any ($1::uuid[])', [players]);
  return players.length;
};

/** Sessions of operators' players without a round. */
export const removeEmptySessions: Remove = async (query, now, limit) => {
  const { rowCount } = await query.query(
    `delete from studio_sessions where id in (
       select s.id from studio_sessions s
        where s.operator_user is not null and ${isPast('emptySessions')}
          and not exists (select 1 from studio_rounds r where r.session_id = s.id)
        limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
};

export const removePurseSessions: Remove = async (query, now, limit) => {
  const { rowCount } = await query.query(
    `delete from studio_purse_sessions where token_hash in (
       select token_hash from studio_purse_sessions where ${isPast('purseSessions')} limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
};

/** Fun play at the simulated vendors. */
export const removeSimulatedGuests: Remove = async (query, now, limit) => {
  const { rows } = await query.query<{ id: string }>(
    `select id from studio_sim_sessions where play_money is not null and ${isPast('simulatedGuests')}
      order by expires_at limit $2 for update skip locked`,
    [now, limit],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await query.query('delete from studio_sim_rounds where session_id = any ($1::uuid[])', [ids]);
  await query.query('delete from studio_sim_sessions where id = any ($1::uuid[])', [ids]);
  return ids.length;
};
