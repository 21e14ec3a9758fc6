import { createDeposit, listChannels, listDeposits, listTrail, updateChannel, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.owner, { brandId: 1, currency: 'CNY' });
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

type Input = InputOf<typeof updateChannel>;
async function current(): Promise<Input> {
  const { answer } = await site.call(listChannels, {}, { token });
  const [found] = answer.value ?? [];
  if (!found) throw new Error(answer.code);
  const {
    id,
    version,
    kind: _kind,
    network: _network,
    currency: _currency,
    gatewayId: _id,
    gatewayName: _name,
    ...draft
  } = found;
  return { channelId: id, version, draft };
}
const update = async (input: Input, as = token) => (await site.call(updateChannel, input, { token: as })).answer;

describe('works', () => {
  it('changes limits and account for new deposits, but not the account of open ones', async () => {
    const member = await registerMember(site);
    const ask = (amount: bigint) =>
      site.call(createDeposit, { requestId: randomUUID(), methodId: '1', amount }, { token: member.token });
    await ask(2_000_000n);
    const now = await current();
    const { value } = await update({ ...now, draft: { ...now.draft, accountNumber: '9999', minimum: 5_000_000n } });
    expect(value).toMatchObject({ accountNumber: '9999', version: now.version + 1 });
    expect((await ask(2_000_000n)).answer.code).toBe('deposit_amount_out_of_range');
    const own = await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(own.answer.value?.content[0]?.payTo.accountNumber).toBe('0000 0000 0000 0000');
    const page = { action: 'cashier.updateChannel', objectId: '1', pageNum: 1, pageSize: 20 };
    const [row] = (await site.call(listTrail, page, { token })).answer.value?.page.content ?? [];
    expect(JSON.parse(row?.before ?? '{}')).toMatchObject({ minimum: '10' });
    expect(JSON.parse(row?.after ?? '{}')).toMatchObject({ minimum: '50', accountNumber: '9999' });
  });

  it('lets one of several concurrent updates of the same version win', async () => {
    const now = await current();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => update({ ...now, draft: { ...now.draft, name } })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'ok',
      'version_conflict',
      'version_conflict',
      'version_conflict',
    ]);
  });
});

describe('refuses', () => {
  it('unknown channels, and invalid drafts', async () => {
    const now = await current();
    expect((await update({ ...now, channelId: '999999' })).code).toBe('deposit_method_unknown');
    expect((await update({ ...now, draft: { ...now.draft, maximum: 1n } })).code).toBe('amount_invalid');
    expect((await update({ ...now, draft: { ...now.draft, bank: ' ' } })).code).toBe('field_required');
    expect((await current()).version).toBe(now.version);
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, members, guests, and operators of another brand', async () => {
    const now = await current();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await update(now, auditor.token)).code).toBe('not_allowed');
    const member = await registerMember(site);
    expect((await update(now, member.token)).code).toBe('not_logged_in');
    expect((await site.call(updateChannel, now)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(updateChannel, now, { token: foreign.token, host })).answer.code).toBe(
      'deposit_method_unknown',
    );
  });
});
