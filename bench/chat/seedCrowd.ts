import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Members with a session each and access to the chat; returns the passes for their sockets. */
export async function seedCrowd(owner: pg.Pool, members: number): Promise<{ roomId: string; passes: string[] }> {
  const passes = Array.from({ length: members }, () => randomBytes(32).toString('base64url'));
  const hashes = passes.map((pass) => createHash('sha256').update(pass).digest());
  await owner.query(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language,
            currency, registered_host, registered_address)
     select 1, 'member' || n, 'member' || n, '', 'member' || n, 'EN', 'CNY', 'localhost', '127.0.0.1'
       from generate_series(1, $1::integer) n`,
    [members],
  );
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent)
     select hash, 1, n, '127.0.0.1', '' from unnest($1::bytea[]) with ordinality as t (hash, n)`,
    [hashes],
  );
  await owner.query(
    `insert into chat_members (brand_id, member_id, account, handle, handle_key)
     select 1, id, username_display, 'Player' || (10000 + id), 'player' || (10000 + id) from identity_accounts`,
  );
  await owner.query(
    `insert into chat_passes (ticket_hash, brand_id, member_id, session_hash, ticket_ends_at, pass_hash)
     select hash, 1, n, hash, now(), hash from unnest($1::bytea[]) with ordinality as t (hash, n)`,
    [hashes],
  );
  const words = JSON.stringify({ EN: 'Lobby', CN: '大厅', MS: 'Lobi' });
  const { rows } = await owner.query<{ id: string }>(
    `insert into chat_rooms (brand_id, request_id, name, about, position) values (1, gen_random_uuid(), $1, $1, 1)
     returning id::text as id`,
    [words],
  );
  return { roomId: rows[0]?.id ?? '', passes };
}
