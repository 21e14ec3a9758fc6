import { listRounds } from '@baize/contract';
import { getRoundFile } from '@baize/contract/vendors/getRoundFile';
import {
  brandHosts,
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestMember,
  type TestPlatform,
  type TestSupplier,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioDialect } from '../studioDialect.ts';

const UNIT = 100_000;
let site: TestPlatform;
let supplier: TestSupplier;
let member: TestMember;
let id: string;
let bet: Record<string, unknown>;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform(), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = vendor.operatorKey;
  member = await registerMember(site);
  const player = await vendor.player({ memberId: member.memberId });
  bet = vendor.bet(player, { amount: 2 * UNIT });
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/win', vendor.win(bet, { amount: 3 * UNIT }));
  const { answer } = await site.call(listRounds, { pageNum: 1, pageSize: 20 }, { token: member.token });
  id = answer.value?.page.content[0]?.id ?? '';
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const ask = (round: string, token = member.token, host: string = brandHosts.first) =>
  site.send('GET', `${getRoundFile.path}?id=${round}`, { headers: { host, authorization: `Bearer ${token}` } });

describe('works', () => {
  it('contains the round, the calls with their hashes, the entries of the own accounts and the proof', async () => {
    const proof = { serverSeedHash: 'ab', serverSeed: null, clientSeed: 'cd', nonce: '7' };
    const url = `${supplier.url}/replay/1`;
    supplier.answers.set('/operator/game/round', {
      ...{ round: bet['round'], url, proof },
      phases: [{ heading: 'Paid spin', win: 300_000, wins: [{ what: '3 pearls', amount: 300_000 }] }],
      decision: { answers: ['many', 'few'], taken: 1 },
    });
    const answer = await ask(id);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="baize_round_${id}.json"`);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(JSON.parse(answer.text)).toMatchObject({
      ...{ format: 'baize.round/1', brand: 'baize', member: String(member.memberId) },
      round: { id, round: bet['round'], bet: '2', win: '3', status: 'won' },
      calls: [
        { dialect: studioDialect, kind: 'bet', transaction: bet['transaction_uuid'], amount: '2', debit: 'main' },
        { kind: 'win', refersTo: bet['transaction_uuid'], rule: 'requires', amount: '3' },
      ],
      lines: [
        { account: 'main', amount: '-2', balanceAfter: '98' },
        { account: 'main', amount: '3', balanceAfter: '101' },
      ],
      course: {
        phases: [{ heading: 'Paid spin', win: '3', wins: [{ what: '3 pearls', amount: '3' }] }],
        decision: { answers: ['many', 'few'], taken: 1, answer: 'few' },
      },
      proof: { ...proof, replayUrl: url, verifyUrl: null },
    });
    const { rows } = await site.owner.query<{ seal: string }>(
      `select encode(seal, 'hex') as seal from wallet_transfers where key = $1`,
      [bet['transaction_uuid']],
    );
    expect(answer.text).toContain(rows[0]?.seal);
    supplier.answers.set('/operator/game/round', 500);
    expect(JSON.parse((await ask(id)).text)).toMatchObject({ round: { id }, proof: null });
  });
});

describe('refuses', () => {
  it('unknown rounds and invalid ids', async () => {
    expect((await ask('999999')).status).toBe(404);
    for (const bad of ['0', '-1', '../1', '']) expect((await ask(bad)).status, bad).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, other members and another brand', async () => {
    expect((await ask(id, '')).status).toBe(401);
    expect((await ask(id, (await registerMember(site)).token)).status).toBe(404);
    expect((await ask(id, member.token, brandHosts.second)).status).toBe(401);
  });
});
