import { operations, type Operation } from '@baize/contract';
import {
  brandHosts,
  daysAround,
  openInTree,
  openOperator,
  openTeam,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
let auditor: { token: string } | undefined;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 50_00000n });
});
afterAll(() => site.close());

const all: readonly Operation[] = Object.values(operations).filter(
  ({ id, audience }) => id.startsWith('agents.') && audience === 'member',
);
const days = daysAround();

/** Every field by which an input could refer to a member. */
const inputOf = ({ input }: Operation, who: { memberId: bigint; account: string }): Record<string, unknown> => {
  const shape = (input as { shape?: Record<string, unknown> }).shape ?? {};
  const known: Record<string, unknown> = {
    ...{ ...days, pageNum: '1', pageSize: '100', scope: 'team' },
    ...{ memberId: String(who.memberId), parentId: String(who.memberId), account: who.account, search: who.account },
    ...{ id: String(who.memberId), direction: 'downline', amount: '1.00', paymentPassword: '834512' },
    ...{ rebateBps: 0, prizeGroup: 1700, requestId: randomUUID(), type: 0, days: 1, uses: 1, note: '' },
    ...{ usernames: [who.account], password: 'orchard gate 41 lamp', language: 'EN' },
    ...{ title: 'Come', content: 'Play', picture: 'welcome', report: 'overview', format: 'csv' },
  };
  return Object.fromEntries(Object.keys(shape).map((name) => [name, known[name]]));
};

async function attempt(operation: Operation, token: string, who: { memberId: bigint; account: string }, host: string) {
  const isRead = operation.method === 'GET' || operation.method === 'DELETE';
  const plain = Object.fromEntries(Object.entries(inputOf(operation, who)).filter(([, value]) => value !== undefined));
  const query = isRead ? `?${new URLSearchParams(plain as Record<string, string>)}` : '';
  const body = operation.isSealed === true ? { envelope: await site.seal(operation.path, plain) } : (plain as unknown);
  const answer = await site.send(operation.method, operation.path + query, {
    headers: { host: `${host}:${new URL(site.url).port}`, authorization: `Bearer ${token}` },
    ...(isRead ? {} : { body: JSON.stringify(body) }),
  });
  return answer.text;
}

/** What the audit trail says of refused reads, newest first. */
async function noted() {
  auditor ??= await openOperator(site, { role: 'auditor' });
  const filter = { action: 'agents.readRefused', pageNum: 1, pageSize: 100 };
  return (await site.call(operations.listTrail, filter, auditor)).answer.value?.page.content ?? [];
}

/** What every member has along the line, with the own upline and the own money. */
const lineOf = ['agents.getUpline', 'agents.createTransfer', 'agents.listLineTransfers', 'agents.getLineTransfersFile'];

describe('an agent', () => {
  it('[ROLE-11] has more rights than a member: members can open no page of the agent centre', async () => {
    for (const operation of all.filter(({ id }) => !lineOf.includes(id))) {
      const said = await attempt(operation, team.leaf.token, team.leaf, brandHosts.first);
      expect(JSON.parse(said), operation.id).toMatchObject({ success: false, code: 'not_allowed' });
    }
  });

  it('[A213] sees no contact or payment data of the team', () => {
    const names = new Set<string>();
    const walk = (shape: unknown): void => {
      if (typeof shape !== 'object' || shape === null) return;
      const { _zod, ...fields } = shape as { _zod?: { def: Record<string, unknown> } } & Record<string, unknown>;
      const parts = _zod === undefined ? fields : _zod.def;
      for (const [name, part] of Object.entries(parts)) {
        if (_zod === undefined) names.add(name);
        if (name !== 'checks') walk(part);
      }
    };
    for (const { output } of all) walk(output);
    expect([...names]).toEqual(expect.arrayContaining(['account', 'balance', 'lastLoginAt']));
    const told = /phone|mobile|mail|address|^ip|payee|bank|card|birth|realName|idNumber|wechat|whatsapp|qq/i;
    expect([...names].filter((name) => told.test(name))).toEqual([]);
  });

  it('[A210] loses access with the next call after being closed or demoted', async () => {
    const [first, second] = all.filter(({ id }) => ['agents.getTeamOverview', 'agents.listDownlines'].includes(id));
    if (!first || !second) throw new Error('The calls are not there.');
    const say = async (who: TestTeam['top'], operation: Operation) =>
      (JSON.parse(await attempt(operation, who.token, who, brandHosts.first)) as { code: string }).code;
    expect(await say(team.sibling, first)).toBe('ok');
    await site.owner.query('update identity_accounts set type = 0 where id = $1', [team.sibling.memberId]);
    expect(await say(team.sibling, first)).toBe('not_allowed');
    expect(await say(team.middle, second)).toBe('ok');
    await site.owner.query(`update identity_accounts set status = 'locked' where id = $1`, [team.middle.memberId]);
    expect(await say(team.middle, second)).toBe('not_logged_in');
  });

  it('[A212] can read a team only page by page, at a rate limit', async () => {
    const list = all.find(({ id }) => id === 'agents.listDownlines');
    if (!list) throw new Error('The call is not there.');
    const said = async () =>
      (JSON.parse(await attempt(list, team.top.token, team.top, brandHosts.first)) as { code: string }).code;
    /* The window is kept open and closed by hand: how long the calls take decides nothing. */
    const windowOf = async (set: string): Promise<number | undefined> =>
      (
        await site.owner.query<{ hits: number }>(`update kit_limits set ${set} where name = $1 returning hits`, [
          `agents.read:${team.top.memberId}`,
        ])
      ).rows[0]?.hits;
    const lasting = `ends_at = clock_timestamp() + interval '1 day'`;
    await said();
    await windowOf(`hits = 0, ${lasting}`);
    expect([await said(), await said(), await said()]).toEqual(['ok', 'ok', 'ok']);
    expect(await windowOf(lasting)).toBe(3);
    await windowOf('hits = 119');
    expect([await said(), await said(), await said()]).toEqual(['ok', 'too_many_requests', 'too_many_requests']);
    const [newest] = await noted();
    expect(newest).toMatchObject({ actor: team.top.account, reason: 'too_many_requests' });
    await windowOf(`ends_at = clock_timestamp() - interval '1 ms'`);
    expect(await said()).toBe('ok');
  });

  it('[A212] leaves in the audit trail who was refused the data of whom, and cannot fill the trail with it', async () => {
    const lists = all.filter(({ id }) =>
      [
        'agents.listDownlines',
        'agents.listTeamStatements',
        'agents.listTeamTransactions',
        'agents.listTeamRounds',
      ].includes(id),
    );
    expect(lists).toHaveLength(4);
    const curious = await openInTree(site, { type: 2 });
    for (const list of lists) {
      const before = await noted();
      const said = await attempt(list, curious.token, team.leaf, brandHosts.first);
      expect(JSON.parse(said), list.id).toMatchObject({ success: false, code: 'downline_unknown' });
      const [row] = await noted();
      expect(await noted(), list.id).toHaveLength(before.length + 1);
      expect(row).toMatchObject({
        ...{ actor: curious.account, objectType: 'member', objectId: String(curious.memberId) },
        ...{ member: curious.account, reason: 'downline_unknown' },
      });
      const { asked, operation } = JSON.parse(row?.after ?? '{}') as { asked: string; operation: string };
      expect(operation).toBe(list.id);
      expect([team.leaf.account, String(team.leaf.memberId)]).toContain(asked);
    }
    const before = await noted();
    const [own] = lists;
    if (!own) throw new Error('The call is not there.');
    expect(JSON.parse(await attempt(own, curious.token, curious, brandHosts.first))).toMatchObject({
      success: true,
    });
    expect(await noted()).toEqual(before);
    for (let n = 0; n < 20; n += 1) await attempt(own, curious.token, team.leaf, brandHosts.first);
    expect((await noted()).filter(({ actor }) => actor === curious.account)).toHaveLength(20);
  });
});
