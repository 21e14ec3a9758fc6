import { createMove, decideMove, getMovesFile } from '@baize/contract';
import {
  brandHosts,
  openInTree,
  openOperator,
  openTeam,
  saveTable,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#modules/exports/index.ts';
import type { MoveRow } from '../MoveRow.ts';
import { readMoves } from '../store/moves.ts';

let site: TestPlatform;
let team: TestTeam;
let token: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  ({ token } = await openOperator(site));
  for (const { memberId } of [team.direct, team.leaf]) {
    const input = { memberId: String(memberId), toAccount: team.sibling.account, reason: 'They asked for it.' };
    await site.call(createMove, input, { token });
  }
  await site.call(decideMove, { id: '1', decision: 'reject' }, { token });
});
afterAll(() => site.close());

const save = (by: string, query: Record<string, string> = {}, host: string = brandHosts.first) =>
  saveTable(site, getMovesFile, query, { token: by, host });

describe('works', () => {
  it('contains the moves of the view with who asked and who decided, and leaves an audit row', async () => {
    const lines = (await save(token, { view: 'all' })).lines.slice(1).map((line) => line.split(','));
    expect(lines.map((cells) => [cells[1], cells[2], cells[3], cells[6]])).toEqual([
      [team.leaf.account, team.middle.account, team.sibling.account, 'Waits'],
      [team.direct.account, team.top.account, team.sibling.account, 'Rejected'],
    ]);
    expect([lines[0]?.[8], lines[0]?.[9]]).toEqual(['', '']);
    expect(lines[1]?.[8]).toBe(lines[1]?.[7]);
    expect(lines[1]?.[9]).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d/);
    expect((await save(token, { view: 'waiting', language: 'CN' })).text).toContain('待审批');
    const { rows } = await site.owner.query<{ view: string }>(
      `select object_id as view from audit_trail where action = 'agents.getMovesFile' order by seq`,
    );
    expect(rows.map(({ view }) => view)).toEqual(['all', 'waiting']);
  });

  it('contains each move once although others are asked for or decided while it is read', async () => {
    const idsOf = async (isWaiting: boolean, meanwhile: (id: bigint) => Promise<unknown>) => {
      const seen: bigint[] = [];
      const pages = readPages<MoveRow>(
        async ({ limit, after }) =>
          (await readMoves(site.owner, { brandId: 1, isWaiting, limit, after: after && String(after.id) })).rows,
        1,
      );
      for await (const { id } of pages) if (seen.push(id) === 1) await meanwhile(id);
      return seen;
    };
    const { memberId } = await openInTree(site, { type: 2 });
    const input = { memberId: String(memberId), toAccount: team.sibling.account, reason: 'They asked for it.' };
    expect(await idsOf(false, () => site.call(createMove, input, { token }))).toEqual([2n, 1n]);
    const decide = (id: bigint) => site.call(decideMove, { id: String(id), decision: 'reject' }, { token });
    expect(await idsOf(true, decide)).toEqual([2n, 3n]);
    expect((await readMoves(site.owner, { brandId: 1, isWaiting: true, limit: 9 })).rows.map(({ id }) => id)).toEqual([
      3n,
    ]);
  });
});

describe('refuses', () => {
  it('unknown views', async () => {
    expect((await save(token, { view: 'mine' })).text).toContain('invalid_input');
  });
});

describe('forbids', () => {
  it('members and guests, and shows another brand nothing', async () => {
    expect((await save(team.top.token)).text).toContain('not_logged_in');
    expect((await save('')).text).toContain('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await save(other.token, { view: 'all' }, brandHosts.second)).lines.slice(1)).toEqual([]);
  });
});
