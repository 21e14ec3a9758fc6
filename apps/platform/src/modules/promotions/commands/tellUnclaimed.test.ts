import { claimReward, joinPromotion, listMessages } from '@baize/contract';
import {
  changeSettings,
  openPromotion,
  registerMember,
  startPlatform,
  waitUntil,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const job = 'promotions.tellUnclaimed';
const run = (server = site) => server.platform.jobs.turn(job);
const messagesOf = async ({ token }: TestMember) =>
  (await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 20 }, { token })).answer.value?.content ?? [];
/** A claimable reward that became so some time ago; three days are left to tell in by default. */
async function reward(ago: string, { claimDays = 10, member }: { claimDays?: number; member?: TestMember } = {}) {
  const owner = member ?? (await registerMember(site));
  const id = await openPromotion(site, 'signUp', { perDevice: 100, claimDays, terms: { amount: 100_000n } });
  await site.call(joinPromotion, { promotionId: id }, { token: owner.token });
  await site.owner.query(
    'update promotions_participations set claim_from = claim_from - $2::interval where campaign_id = $1',
    [id, ago],
  );
  return { id, owner };
}

it('tells a member once that a reward ends, live, in the language of the member, whoever looks and however often', async () => {
  const { id, owner } = await reward('7 days 1 minute');
  await site.owner.query(`update identity_accounts set language = 'MS' where id = $1`, [owner.memberId]);
  const { port } = new URL(site.url);
  const socket = io(site.url, {
    ...{ path: '/live', transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { host: `localhost:${port}`, origin: `http://localhost:${port}` },
  });
  try {
    await socket.timeout(60_000).emitWithAck('authenticate', { token: owner.token });
    const raised = new Promise((resolve) => socket.once('unread', (fact: unknown) => resolve(fact)));
    await Promise.all([run(), run(beside), run(), run(beside)]);
    await site.platform.jobs.drain();
    expect(await raised).toEqual({ count: 1 });
  } finally {
    socket.disconnect();
  }
  await run();
  const { rows } = await site.owner.query<{ until: string }>(
    `select to_char((claim_from + interval '10 days') at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as until
       from promotions_participations where campaign_id = $1`,
    [id],
  );
  expect(await messagesOf(owner)).toMatchObject([
    {
      kind: 'notice',
      title: 'Promotion MS: tuntut segera',
      content: expect.stringContaining(`${rows[0]?.until} (Asia/Shanghai)`),
    },
  ]);
  // What an operator extends is not told again.
  await site.owner.query('update promotions_campaigns set claim_days = 12 where id = $1', [id]);
  await site.owner.query(
    `update promotions_participations set claim_from = claim_from - interval '3 days' where campaign_id = $1`,
    [id],
  );
  await run();
  expect(await messagesOf(owner)).toHaveLength(1);
});

it('tells nobody too early, of what was claimed, of what is over, or of what an operator looks at and has no end', async () => {
  const due = await reward('7 days 1 minute');
  const early = await reward('6 days 23 hours');
  const claimed = await reward('7 days 1 minute');
  await site.call(claimReward, { promotionId: claimed.id }, { token: claimed.owner.token });
  const over = await reward('10 days 1 minute');
  const held = await reward('7 days 1 minute');
  await site.owner.query('update promotions_participations set is_held = true where campaign_id = $1', [held.id]);
  // A condition that is not met has no days to claim yet.
  const open = await registerMember(site);
  const promotionId = await openPromotion(site, 'firstDeposit', { perDevice: 100 });
  await site.call(joinPromotion, { promotionId }, { token: open.token });
  await run();
  expect(await messagesOf(due.owner)).toHaveLength(1);
  for (const owner of [early.owner, claimed.owner, over.owner, held.owner, open]) {
    expect(await messagesOf(owner)).toEqual([]);
  }
  // From the operator's release on it has all of its days.
  await site.owner.query(
    'update promotions_participations set is_held = false, cleared_at = clock_timestamp() where campaign_id = $1',
    [held.id],
  );
  await run();
  expect(await messagesOf(held.owner)).toEqual([]);
});

it('counts from the end of a promotion that has one, and not before half of the days are over', async () => {
  const ended = await reward('1 minute');
  await site.owner.query(`update promotions_campaigns set ends_at = now() - interval '7 days 1 minute' where id = $1`, [
    ended.id,
  ]);
  const short = await reward('11 hours', { claimDays: 1 });
  await run();
  expect(await messagesOf(ended.owner)).toHaveLength(1);
  expect(await messagesOf(short.owner)).toEqual([]);
  await site.owner.query(
    `update promotions_participations set claim_from = claim_from - interval '61 minutes' where campaign_id = $1`,
    [short.id],
  );
  await run();
  expect(await messagesOf(short.owner)).toHaveLength(1);
});

it('follows the days that the brand has set, 0 to 30, and none for 0', async () => {
  const { owner } = await reward('5 days 1 minute');
  await expect(changeSettings(site, { rewardNoticeDays: 31 })).rejects.toThrow();
  await expect(changeSettings(site, { rewardNoticeDays: -1 })).rejects.toThrow();
  await run();
  expect(await messagesOf(owner)).toEqual([]);
  await changeSettings(site, { rewardNoticeDays: 0 });
  const later = await reward('9 days');
  await run();
  expect(await messagesOf(later.owner)).toEqual([]);
  await changeSettings(site, { rewardNoticeDays: 5 });
  await waitUntil(async () => {
    await run();
    return (await messagesOf(owner)).length === 1;
  });
  expect(await messagesOf(later.owner)).toHaveLength(1);
});

it('keeps nobody waiting behind others who can never be told', async () => {
  const { id, owner: failing } = await reward('0 days');
  await site.owner.query(
    `insert into promotions_participations (brand_id, campaign_id, kind, member_id, account, status, amount, currency,
            part)
     select brand_id, campaign_id, kind, member_id, account, status, amount, currency, 'copy ' || n
       from promotions_participations, generate_series(1, 200) as n where campaign_id = $1`,
    [id],
  );
  await site.owner.query(
    `update promotions_participations set claim_from = claim_from - interval '7 days 1 minute' where campaign_id = $1`,
    [id],
  );
  const behind = await reward('7 days 1 minute');
  await site.owner.query(
    `create function planted_refusal() returns trigger language plpgsql as $f$ begin raise exception 'planted'; end $f$`,
  );
  await site.owner.query(
    `create trigger planted before insert on messages_items for each row
       when (new.member_id = ${failing.memberId}) execute function planted_refusal()`,
  );
  await run().catch(() => undefined);
  await site.owner.query('drop trigger planted on messages_items');
  expect(await messagesOf(failing)).toEqual([]);
  expect(await messagesOf(behind.owner)).toHaveLength(1);
  await run();
  const told = { filter: 'all', pageNum: 1, pageSize: 1 } as const;
  expect((await site.call(listMessages, told, { token: failing.token })).answer.value?.totalRows).toBe(201);
});
