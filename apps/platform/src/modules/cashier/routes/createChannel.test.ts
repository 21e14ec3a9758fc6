import { createChannel, listDepositMethods, listTrail, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openGateway,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

type Input = InputOf<typeof createChannel>;
const draft: Input['draft'] = {
  ...{
    name: 'House bank',
    names: { CN: ' 银行 ', MS: ' ' },
    minimum: 1_000_000n,
    maximum: 100_000_000n,
    fee: 0n,
    minutesToExpire: 60,
    isOpen: true,
  },
  ...{ bank: 'Bank of Nowhere', accountName: 'House', accountNumber: '0001', qrText: '' },
};
const bank: Input = { kind: 'bankTransfer', network: '', gatewayId: null, draft };
const create = async (input: Input, as = token) => (await site.call(createChannel, input, { token: as })).answer;
const withDraft = (change: Partial<Input['draft']>, input: Partial<Input> = {}): Input => ({
  ...{ ...bank, ...input },
  draft: { ...draft, ...change },
});

describe('works', () => {
  it('offers a channel to members at once, with an audit row', async () => {
    const { value } = await create(bank);
    expect(value).toMatchObject({ ...draft, names: { CN: '银行' }, kind: 'bankTransfer', currency: 'CNY', version: 1 });
    const member = await registerMember(site);
    const offered = await site.call(listDepositMethods, {}, { token: member.token });
    expect(offered.answer.value).toMatchObject([{ id: value?.id, name: 'House bank', names: { CN: '银行' } }]);
    const page = { action: 'cashier.createChannel', objectId: value?.id ?? '', pageNum: 1, pageSize: 20 };
    expect((await site.call(listTrail, page, { token })).answer.value?.page.content).toHaveLength(1);
  });

  it('stores each kind with its own fields and leaves the others empty', async () => {
    const gateway = await openGateway(site);
    const qr = withDraft({ qrText: 'https://pay.example/1' }, { kind: 'qr' });
    expect((await create(qr)).value).toMatchObject({ qrText: 'https://pay.example/1', accountNumber: '' });
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    const crypto = withDraft({ accountNumber: address, qrText: 'x' }, { kind: 'crypto', network: 'TRON' });
    expect((await create(crypto)).value).toMatchObject({ network: 'TRON', accountNumber: address, qrText: '' });
    const online = withDraft({}, { kind: 'gateway', gatewayId: String(gateway.id) });
    expect((await create(online)).value).toMatchObject({ gatewayName: `Gateway ${gateway.code}`, bank: '' });
    await gateway.close();
  });
});

describe('refuses', () => {
  it('a chain address with a typo, and missing fields of a kind', async () => {
    const code = async (input: Input) => (await create(input)).code;
    const wrong = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6s';
    expect(await code(withDraft({ accountNumber: wrong }, { kind: 'crypto', network: 'TRON' }))).toBe('field_invalid');
    expect(await code(withDraft({ name: ' ' }))).toBe('field_required');
    expect(await code(withDraft({ accountNumber: '' }))).toBe('field_required');
    expect(await code(withDraft({}, { kind: 'qr' }))).toBe('field_required');
    expect(await code(withDraft({}, { kind: 'crypto' }))).toBe('field_required');
    expect(await code(withDraft({}, { network: 'TRON' }))).toBe('field_required');
    expect(await code(withDraft({}, { kind: 'gateway' }))).toBe('field_required');
  });

  it('[A129] invalid or unpayable limits and fees', async () => {
    for (const change of [
      ...[{ minimum: 0n }, { maximum: 999_999n }, { fee: 1_000_000n }],
      ...[{ minimum: 1_000_001n }, { maximum: 100_000_001n }, { fee: 1n }],
    ]) {
      expect((await create(withDraft(change))).code, JSON.stringify(Object.keys(change))).toBe('amount_invalid');
    }
  });

  it('[A258] the gateway of another brand', async () => {
    const foreign = await openGateway(site, { brandId: 2 });
    for (const gatewayId of [String(foreign.id), '999999', '9223372036854775807']) {
      expect((await create(withDraft({}, { kind: 'gateway', gatewayId }))).code).toBe('gateway_unknown');
    }
    await foreign.close();
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await create(bank, auditor.token)).code).toBe('not_allowed');
    const member = await registerMember(site);
    expect((await create(bank, member.token)).code).toBe('not_logged_in');
    expect((await site.call(createChannel, bank)).status).toBe(401);
    const elsewhere = await site.call(createChannel, bank, { token, host: brandHosts.second });
    expect(elsewhere.status).toBe(401);
  });
});
