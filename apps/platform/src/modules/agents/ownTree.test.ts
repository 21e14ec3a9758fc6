import { operations, type Operation } from '@baize/contract';
import { brandHosts, daysAround, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
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

describe('an agent', () => {
  it('[ROLE-11] has more rights than a member: members can open no page of the agent centre', async () => {
    for (const operation of all.filter(
      ({ id }) => !['agents.getUpline', 'agents.createTransfer', 'agents.listLineTransfers'].includes(id),
    )) {
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
    const codes: string[] = [];
    for (let n = 0; n < 121; n += 1) {
      codes.push(
        (JSON.parse(await attempt(list, team.top.token, team.top, brandHosts.first)) as { code: string }).code,
      );
    }
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(120);
    expect(codes.at(-1)).toBe('too_many_requests');
  });
});
