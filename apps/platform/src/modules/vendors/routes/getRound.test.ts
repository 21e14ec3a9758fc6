import { getRound, listRounds } from '@baize/contract';
import {
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestMember,
  type TestPlatform,
  type TestSupplier,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
let site: TestPlatform;
let supplier: TestSupplier;
let member: TestMember;
let id: string;
let bet: Record<string, unknown>;
let win: Record<string, unknown>;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform(), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = vendor.operatorKey;
  member = await registerMember(site);
  const player = await vendor.player({ memberId: member.memberId });
  bet = vendor.bet(player, { amount: 2 * UNIT });
  win = vendor.win(bet, { amount: 3 * UNIT });
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/win', win);
  const { answer } = await site.call(listRounds, { pageNum: 1, pageSize: 20 }, { token: member.token });
  id = answer.value?.page.content[0]?.id ?? '';
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const details = () => ({
  ...{ round: bet['round'], url: `${supplier.url}/replay/1`, verifyUrl: `${supplier.url}/verify/1`, outcome: {} },
  proof: { serverSeedHash: 'ab', serverSeed: null, clientSeed: 'cd', nonce: '7' },
});

/* Lists of games are requested in between. */
const lastAsked = () => supplier.requests.findLast(({ path }) => path === '/operator/game/round');

describe('works', () => {
  it('shows the ledger entries of the round, its replay and its proof', async () => {
    supplier.answers.set('/operator/game/round', details());
    const { answer } = await site.call(getRound, { id }, { token: member.token });
    expect(answer.value).toMatchObject({
      round: { id, status: 'won', net: 100_000n },
      entries: [
        { kind: 'bet', amount: -200_000n, balanceAfter: 9_800_000n, vendorTransaction: bet['transaction_uuid'] },
        { kind: 'win', amount: 300_000n, balanceAfter: 10_100_000n, vendorTransaction: win['transaction_uuid'] },
      ],
      replayUrl: `${supplier.url}/replay/1`,
      proof: {
        serverSeedHash: 'ab',
        serverSeed: null,
        clientSeed: 'cd',
        nonce: '7',
        verifyUrl: `${supplier.url}/verify/1`,
      },
    });
    expect(lastAsked()).toMatchObject({
      isSigned: true,
      body: { operator_id: 'baize', round: bet['round'], user: `baize-${member.memberId}` },
    });
  });

  it('shows the phases of the round and what was decided in it, as its vendor tells them', async () => {
    const wins = [{ what: 'Line 3: 4 × Dragon', amount: 50_000 }];
    const phases = [
      { heading: 'Paid spin', win: 0, wins: [] },
      { heading: 'Free spin 1', win: 50_000, wins },
    ];
    const answers = ['16 free spins', '8 free spins'];
    const tell = async (decision: unknown) => {
      supplier.answers.set('/operator/game/round', { ...details(), phases, decision });
      return (await site.call(getRound, { id }, { token: member.token })).answer.value;
    };
    expect((await tell({ answers, taken: 1 }))?.course).toEqual({
      phases: [
        { heading: 'Paid spin', win: 0n, wins: [] },
        { heading: 'Free spin 1', win: 50_000n, wins: [{ what: 'Line 3: 4 × Dragon', amount: 50_000n }] },
      ],
      decision: { answers, taken: 1 },
    });
    expect((await tell({ answers, taken: null }))?.course?.decision).toEqual({ answers, taken: null });
    expect((await tell(null))?.course?.decision).toBeNull();
    for (const wrong of [
      { answers, taken: 2 },
      { answers: [], taken: null },
      { answers, taken: -1 },
    ]) {
      expect(await tell(wrong), JSON.stringify(wrong)).toMatchObject({ course: null, replayUrl: null, proof: null });
    }
    supplier.answers.set('/operator/game/round', details());
    expect((await site.call(getRound, { id }, { token: member.token })).answer.value?.course).toBeNull();
  });

  it('requests replay and proof in the language of the page, English by default', async () => {
    for (const [language, lang] of [
      ['CN', 'zh'],
      ['MS', 'ms'],
      [undefined, 'en'],
    ] as const) {
      await site.call(getRound, language === undefined ? { id } : { id, language }, { token: member.token });
      expect(lastAsked()?.body).toMatchObject({ round: bet['round'], lang });
    }
  });

  it('works without the vendor if it refuses, redirects, or sends invalid data or foreign URLs', async () => {
    const answers = [
      500,
      302,
      '{',
      { ...details(), round: 'another' },
      { ...details(), url: 'https://evil.example/x' },
    ];
    for (const answered of answers) {
      supplier.answers.set('/operator/game/round', answered);
      const { answer } = await site.call(getRound, { id }, { token: member.token });
      expect(answer.value, JSON.stringify(answered)).toMatchObject({ replayUrl: null, proof: null });
      expect(answer.value?.entries).toHaveLength(2);
    }
    expect(supplier.requests.some(({ path }) => path === '/elsewhere')).toBe(false);
  });
});

describe('refuses', () => {
  it('unknown rounds and invalid ids', async () => {
    const unknown = await site.call(getRound, { id: '999999' }, { token: member.token });
    expect([unknown.status, unknown.answer.code]).toEqual([404, 'round_not_found']);
    const headers = { authorization: `Bearer ${member.token}` };
    for (const bad of ['0', '-1', '1e3', 'x', '']) {
      expect((await site.send('GET', `${getRound.path}?id=${bad}`, { headers })).status, bad).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, and other members with a separate error', async () => {
    expect((await site.call(getRound, { id })).status).toBe(401);
    const other = await registerMember(site);
    const { status, answer } = await site.call(getRound, { id }, { token: other.token });
    expect([status, answer.code]).toEqual([404, 'round_not_found']);
  });
});
