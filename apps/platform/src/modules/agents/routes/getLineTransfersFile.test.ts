import { createTransfer, getLineTransfersFile, listLineTransfers, setPaymentPassword } from '@baize/contract';
import {
  goodPaymentPassword,
  openOperator,
  openTeam,
  saveTable,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#modules/exports/index.ts';
import { listSentTransfers, type TransferRow } from '../store/transfers.ts';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 100_00000n });
  const { token, password: currentPassword } = team.middle;
  const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
  await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
  const common = { amount: 3_00000n, paymentPassword: goodPaymentPassword };
  const down = { direction: 'downline', memberId: String(team.leaf.memberId), note: '=1+1' } as const;
  for (const way of [{ direction: 'upline' } as const, down]) {
    await site.call(createTransfer, { requestId: randomUUID(), ...common, ...way }, { token });
    await site.platform.jobs.drain();
  }
});
afterAll(() => site.close());

const save = (token: string, query: Record<string, string> = {}) =>
  saveTable(site, getLineTransfersFile, query, { token });
const rowsOf = async (token: string, query: Record<string, string> = {}) =>
  (await save(token, query)).lines.slice(1).map((line) => line.split(','));

describe('works', () => {
  it('contains exactly the transfers of the list, all or in one direction', async () => {
    const { token } = team.middle;
    const filters = [{}, { direction: 'upline' }, { direction: 'downline' }] as const;
    for (const filter of filters) {
      const { answer } = await site.call(listLineTransfers, { ...filter, pageNum: 1, pageSize: 20 }, { token });
      expect((await rowsOf(token, filter)).map((cells) => cells[5])).toEqual(answer.value?.content.map(({ id }) => id));
    }
    expect((await rowsOf(token))[0]?.slice(1, 5)).toEqual(['To a downline', team.leaf.account, '3', 'Arrived']);
    expect((await rowsOf(token)).map((cells) => cells[6])).toEqual(["'=1+1", '']);
  });

  it('contains each transfer once although another is sent while it is read', async () => {
    const asked = { brandId: 1, memberId: team.middle.memberId, direction: undefined };
    const { rows: before } = await listSentTransfers(site.owner, { ...asked, limit: 9 });
    const seen: TransferRow[] = [];
    const pages = readPages<TransferRow>(
      async ({ limit, after }) =>
        (await listSentTransfers(site.owner, { ...asked, limit, after: after && String(after.id) })).rows,
      1,
    );
    for await (const row of pages) {
      if (seen.push(row) > 1) continue;
      await site.owner.query(
        `insert into agents_transfers (brand_id, from_id, to_id, direction, request_id, amount, currency)
         select brand_id, from_id, to_id, direction, gen_random_uuid(), amount, currency from agents_transfers where id = $1`,
        [row.id],
      );
    }
    expect(seen).toEqual(before);
    expect(seen.length).toBe(2);
    expect((await listSentTransfers(site.owner, { ...asked, limit: 1 })).total).toBe(3);
  });
});

describe('refuses', () => {
  it('directions that are none', async () => {
    expect((await save(team.middle.token, { direction: 'sideways' })).text).toContain('invalid_input');
  });
});

describe('forbids', () => {
  it('guests, operators and trials, and contains nobody else’s transfers', async () => {
    expect((await save('')).text).toContain('not_logged_in');
    expect((await save((await openOperator(site)).token)).text).toContain('not_logged_in');
    expect(await rowsOf(team.leaf.token)).toEqual([]);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [team.direct.memberId]);
    expect((await save(team.direct.token)).text).toContain('in_need_true_account');
  });
});
