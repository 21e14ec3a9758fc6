import { getPaymentsFile, listPayments, type InputOf } from '@baize/contract';
import { contractKind } from '@baize/contract/contracts/contractTerms';
import {
  changeSettings,
  openAgent,
  openOperator,
  registerMember,
  saveTable,
  startPlatform,
  writePayments,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { parseAmount } from '@baize/maths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#modules/exports/index.ts';
import type { PaymentRow } from '../PaymentRow.ts';
import { readPayments } from '../store/payments.ts';

let site: TestPlatform;
let agent: TestMember;
let other: TestMember;
let days: { before: string; yesterday: string; today: string };
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  [agent, other] = [await openAgent(site), await openAgent(site)];
  days = await writePayments(site, agent, { payerId: 0n, scale: 100_000n });
  await writePayments(site, other, { payerId: agent.memberId, scale: 777n });
});
afterAll(() => site.close());

const save = (token: string, query: Record<string, string> = {}) =>
  saveTable(site, getPaymentsFile, { from: days.before, to: days.today, ...query }, { token });
const rowsOf = async (...asked: Parameters<typeof save>): Promise<string[][]> =>
  (await save(...asked)).lines.slice(1).map((line) => line.split(','));

describe('works', () => {
  it('contains exactly what the list shows by the same days and kind, and adds up to its sum', async () => {
    const filters: Partial<InputOf<typeof listPayments>>[] = [
      {},
      { from: days.yesterday, to: days.yesterday },
      { from: days.today },
      { kind: 'hourly', to: days.before },
      ...contractKind.options.map((kind) => ({ kind })),
    ];
    for (const filter of filters) {
      const input = { from: days.before, to: days.today, pageNum: 1, pageSize: 100, ...filter };
      const { answer } = await site.call(listPayments, input, agent);
      const rows = await rowsOf(agent.token, filter as Record<string, string>);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map((cells) => [cells[7], Number(cells[8])])).toEqual(
        answer.value?.page.content.map(({ billId, attempt }) => [billId, attempt]),
      );
      expect(rows.reduce((sum, cells) => sum + (parseAmount(cells[6] ?? '') ?? 0n), 0n)).toBe(answer.value?.paid);
    }
  });

  it('names the payer, the kind and the period in every language', async () => {
    const [newest] = await rowsOf(agent.token, { kind: 'daily' });
    expect(newest?.slice(1, 7)).toEqual(['Daily salary', days.yesterday, days.yesterday, '', 'House', '10']);
    expect((await rowsOf(other.token, { kind: 'daily' }))[0]?.[5]).toBe(agent.account);
    expect((await save(agent.token, { language: 'CN' })).text).toContain('发放时间');
    expect((await save(agent.token, { language: 'MS' })).text).toContain('Gaji harian');
  });

  it('contains each payment once although others are paid while it is read', async () => {
    const asked = {
      ...{ brandId: 1, memberId: agent.memberId, kinds: contractKind.options, timeZone: 'Asia/Shanghai' },
      ...{ from: days.before, to: days.today },
    };
    const { rows: before } = await readPayments(site.owner, asked, { limit: 100 });
    const seen: PaymentRow[] = [];
    const pages = readPages<PaymentRow>(async (page) => (await readPayments(site.owner, asked, page)).rows, 5);
    for await (const row of pages) {
      seen.push(row);
      if (seen.length % 5 > 0) continue;
      await site.owner.query(
        `insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
         select bill_id, max(attempt) + 1, 1, member_id, kind, 1, now() from contracts_payments
          where bill_id = $1 group by bill_id, member_id, kind`,
        [row.billId],
      );
    }
    expect(seen).toEqual(before);
    expect((await readPayments(site.owner, asked, { limit: 1 })).total).toBe(before.length + 4);
  });
});

describe('refuses', () => {
  it('days that are reversed or too many, unknown kinds, and brands without contracts', async () => {
    expect((await save(agent.token, { from: '2026-01-02', to: '2026-01-01' })).text).toContain('span_invalid');
    expect((await save(agent.token, { from: '2026-01-01', to: '2026-12-01' })).text).toContain('span_invalid');
    expect((await save(agent.token, { kind: 'bonus' })).text).toContain('invalid_input');
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await save(agent.token)).text).toContain('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  });
});

describe('forbids', () => {
  it('guests, members, trials and operators, and contains nothing that somebody else was paid', async () => {
    expect((await save('')).text).toContain('not_logged_in');
    expect((await save((await openOperator(site)).token)).text).toContain('not_logged_in');
    const { token, memberId } = await registerMember(site);
    expect((await save(token)).text).toContain('non_agent_account');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await save(token)).text).toContain('in_need_true_account');
    expect(await rowsOf((await openAgent(site)).token)).toEqual([]);
  });
});
