import { launchChat, updateRoom } from '@baize/contract';
import {
  brandHosts,
  enterChat,
  fillEnvelope,
  openChatSocket,
  openRoom,
  registerMember,
  roomOf,
  startPlatform,
  type TestChat,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '#kit/createSecretBox.ts';
import { balanceOf, verifyLedger } from '#modules/wallet/index.ts';
import { endOverdue } from './commands/endOverdue.ts';
import { takeShare } from './commands/takeShare.ts';
import { sharesOf } from './sharesOf.ts';

let site: TestPlatform;
let second: TestPlatform;
let roomId: string;
let operator: { token: string };
const open: TestChat[] = [];
beforeAll(async () => {
  site = await startPlatform();
  second = await startPlatform({ beside: site });
  ({ roomId, operator } = await openRoom(site));
});
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.disconnect();
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await wrongPots()).toEqual([]);
});
afterAll(async () => {
  await second.close();
  await site.close();
});

/**
 * Brands whose pots differ from what members can still take, and envelopes that differ from the sum of their shares.
 */
async function wrongPots(db: Pick<TestPlatform['owner'], 'query'> = site.owner): Promise<unknown[]> {
  const { rows } = await db.query(
    `select 'pots' as what, a.sum, e.sum as expected
       from (select coalesce(sum(balance), 0) as sum from wallet_accounts where name = 'house.chat:pots') a,
            (select coalesce(sum(amount - given) filter (where ended_at is null), 0) as sum from chat_envelopes) e
      where a.sum <> e.sum
     union all
     select 'envelope ' || e.id, e.given, s.sum from chat_envelopes e cross join lateral (
       select coalesce(sum(amount), 0) as sum, count(*) as taken from chat_shares where envelope_id = e.id) s
      where s.sum <> e.given or s.taken <> e.taken`,
  );
  return rows;
}

const enter = async (member: { token: string }, at = site) => {
  const chat = await enterChat(site, member, { at });
  open.push(chat);
  return chat;
};
const balance = async ({ memberId }: TestMember): Promise<bigint> =>
  (await balanceOf(site.platform.pool, { brandId: 1, memberId, currency: 'CNY' }))?.balance ?? 0n;
const crowd = (size: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: size }, () => registerMember(site)));
const seedOf = async (id: string): Promise<string | null> => {
  const { rows } = await site.owner.query<{ seed: string | null }>('select seed from chat_envelopes where id = $1', [
    id,
  ]);
  return rows[0]?.seed ?? null;
};
/** Advances the database's clock for this envelope. */
const passTime = (id: string) =>
  site.owner.query(
    `alter table chat_envelopes disable trigger chat_envelopes_forward;
     update chat_envelopes set created_at = created_at - interval '1 day', expires_at = created_at where id = ${BigInt(id)};
     alter table chat_envelopes enable trigger chat_envelopes_forward`,
  );

describe('a red envelope', () => {
  it('appears at once in every process, and its shares are booked', async () => {
    const [one, two] = (await crowd(2)) as [TestMember, TestMember];
    const [here, there] = [await enter(one), await enter(two, second)];
    const received = Promise.all([here.next('envelope'), there.next('envelope')]);
    const { id, commitment } = await fillEnvelope(site, roomId);
    for (const told of await received)
      expect(told).toMatchObject({ id, left: 4, amount: '8.8', seed: null, commitment });
    const news = there.next('envelope');
    const taken = await here.ask('open', { envelopeId: id });
    expect(taken).toMatchObject({ success: true, value: { left: 3, mine: { place: 1 } } });
    expect(await news).toMatchObject({ id, left: 3, takers: [{ place: 1, handle: here.told.handle }] });
    const { amount } = taken.value.mine ?? { amount: '' };
    expect(await balance(one)).toBe(BigInt(Math.round(Number(amount) * 100)) * 1_000n);
    const again = await here.ask('open', { envelopeId: id });
    expect(again.value.mine).toEqual(taken.value.mine);
    const { value } = await here.ask('read', { roomId });
    expect(value.envelopes.find((one) => one.id === id)).toMatchObject({ left: 3, mine: { place: 1, amount } });
    expect((await there.ask('read', { roomId })).value.envelopes[0]).toMatchObject({ id, mine: null });
  });

  it('[I-37] [I-39] gives exactly its eight shares to concurrent takers over two processes, and reveals its seed', async () => {
    const members = await crowd(20);
    const { id, commitment } = await fillEnvelope(site, roomId, { amount: 10_000_000n, shares: 8 });
    const chats = await Promise.all(members.map((member, at) => enter(member, at % 2 === 0 ? site : second)));
    // Each sends two concurrent requests: a share has one member, and a member has one share.
    const answers = await Promise.all(
      chats.flatMap((chat) => [chat.ask('open', { envelopeId: id }), chat.ask('open', { envelopeId: id })]),
    );
    const got = answers.filter(({ success }) => success);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['chat_envelope_over']),
    );
    expect(got).toHaveLength(16);
    const shares = new Map(got.map(({ value }) => [value.mine?.place, value.mine?.amount]));
    expect([...shares.keys()].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const paid = await Promise.all(members.map(balance));
    expect(paid.filter((units) => units > 0n)).toHaveLength(8);
    expect(paid.reduce((sum, units) => sum + units, 0n)).toBe(10_000_000n);
    const seed = (await seedOf(id)) ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment);
    const cut = sharesOf({ id: BigInt(id), roomId: BigInt(roomId), amount: 10_000_000n, shares: 8 }, seed);
    const byPlace = await site.owner.query<{ amount: bigint }>(
      'select amount from chat_shares where envelope_id = $1 order by place',
      [id],
    );
    expect(byPlace.rows.map(({ amount }) => BigInt(amount))).toEqual(cut);
  });

  it('expires: untaken shares return once, under concurrency, and the seed is revealed', async () => {
    const [member] = (await crowd(1)) as [TestMember];
    const chat = await enter(member);
    const { id } = await fillEnvelope(site, roomId);
    await chat.ask('open', { envelopeId: id });
    expect(await seedOf(id)).toBeNull();
    await passTime(id);
    expect((await chat.ask('open', { envelopeId: id })).success).toBe(true);
    const late = await enter(await registerMember(site));
    expect((await late.ask('open', { envelopeId: id })).code).toBe('chat_envelope_over');
    const deps = {
      pool: site.platform.pool,
      secrets: createSecretBox(join(site.dataDir, 'keys', 'envelopes.key')),
      news: { tell: () => undefined, close: async () => undefined },
    };
    await Promise.all([1, 2, 3, 4].map(() => endOverdue(deps)));
    expect(await seedOf(id)).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await site.owner.query<{ kind: string; amount: string }>(
      `select kind, amount::text from wallet_transfers
        where scope = 'chat' and (key = $1 or key like $1 || ':%') order by created_at, id`,
      [`envelope:${id}`],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['envelopeFilled', 'envelopeShare', 'envelopeReturned']);
    expect(BigInt(rows[1]?.amount ?? 0) + BigInt(rows[2]?.amount ?? 0)).toBe(880_000n);
  });
});

describe('refuses', () => {
  it('more shares for one network than allowed', async () => {
    const { id } = await fillEnvelope(site, roomId, { perNetwork: 2 });
    const chats = await Promise.all((await crowd(3)).map((member) => enter(member)));
    const codes = await Promise.all(chats.map(async (chat) => (await chat.ask('open', { envelopeId: id })).code));
    expect(codes.toSorted()).toEqual(['chat_envelope_network', 'ok', 'ok']);
  });

  it('[A250] envelopes of another brand, of a closed room, and unknown ones', async () => {
    const elsewhere = await openRoom(site, {}, { host: brandHosts.second });
    const { rows } = await site.owner.query<{ id: bigint }>(
      `insert into chat_envelopes (brand_id, room_id, request_id, greeting, currency, amount, shares, per_network, commitment,
              sealed_seed, created_by, expires_at)
       select 2, $1, gen_random_uuid(), '{"EN":"","CN":"","MS":""}', 'CNY', 1000, 1, 1, repeat('a', 64), '', 'x',
              now() + interval '1 hour' returning id`,
      [elsewhere.roomId],
    );
    const chat = await enter(await registerMember(site));
    expect((await chat.ask('open', { envelopeId: String(rows[0]?.id) })).code).toBe('chat_envelope_not_found');
    expect((await chat.ask('open', { envelopeId: '999999' })).code).toBe('chat_envelope_not_found');
    await site.owner.query('delete from chat_envelopes where brand_id = 2');
    const other = await openRoom(site);
    const { id } = await fillEnvelope(site, other.roomId);
    await site.call(updateRoom, { roomId: other.roomId, room: roomOf({ isOpen: false }) }, { token: operator.token });
    expect((await chat.ask('open', { envelopeId: id })).code).toBe('chat_envelope_over');
  });

  it('[A189] to be reopened: an end is final, and taken shares stay taken, even for the owner of the tables', async () => {
    const { id } = await fillEnvelope(site, roomId, { shares: 1, amount: 1_000n });
    const chat = await enter(await registerMember(site));
    await chat.ask('open', { envelopeId: id });
    for (const change of ['ended_at = null, seed = null', 'taken = 0, given = 0', "ended_by = 'x'"]) {
      const moving = site.owner.query(`update chat_envelopes set ${change} where id = $1`, [id]);
      await expect(moving).rejects.toThrow('does not go back');
    }
  });

  it('to draw from a seed that does not match the commitment; nothing is paid then', async () => {
    const member = await registerMember(site);
    await enter(member);
    const { id } = await fillEnvelope(site, roomId);
    const secrets = createSecretBox(join(site.dataDir, 'keys', 'envelopes.key'));
    const swapped = { seal: secrets.seal, open: () => Buffer.from('another seed') };
    const deps = { pool: site.platform.pool, wallet: site.platform.wallet, secrets: swapped };
    const taking = takeShare(deps, { brandId: 1, memberId: member.memberId, envelopeId: id, network: '127.0.0.1' });
    await expect(taking).rejects.toThrow('not the promised one');
    expect(await balance(member)).toBe(0n);
  });
});

it('the check of the pots detects a planted unpaid share', async () => {
  const { id } = await fillEnvelope(site, roomId);
  const member = await registerMember(site);
  await enter(member);
  const client = await site.owner.connect();
  try {
    await client.query('begin');
    await client.query(`insert into chat_shares values ($1, 1, 1, $2, '', 1000)`, [id, member.memberId]);
    expect(await wrongPots(client)).toHaveLength(1);
    await client.query('update chat_envelopes set taken = 1, given = 1000 where id = $1', [id]);
    expect(await wrongPots(client)).toMatchObject([{ what: 'pots' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('forbids', () => {
  it('[A248] an unauthenticated socket, which is disconnected; trial accounts cannot enter', async () => {
    const { id } = await fillEnvelope(site, roomId);
    const guest = openChatSocket(site);
    open.push(guest);
    const ended = new Promise((resolve) => guest.socket.once('disconnect', resolve));
    guest.socket.emit('open', { envelopeId: id }, () => undefined);
    await ended;
    const member = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    const { answer } = await site.call(launchChat, { language: 'EN', theme: 'dark' }, { token: member.token });
    expect(answer.code).toBe('in_need_true_account');
    const { rows } = await site.owner.query('select 1 from chat_shares where envelope_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
