import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AroundPurse, PurseAnswer } from '@baize/studio/purse/purseRoutes';
import { signBody } from '@baize/studio/signBody';
import { certifyTransfer } from './certifyTransfer.ts';
import { startOwnVendor, type OwnVendor } from './startOwnVendor.ts';
import { TransferBench } from './TransferBench.ts';
import { TransferClient } from './TransferClient.ts';

let database: TestDatabase;
let own: OwnVendor;
let around: AroundPurse | undefined;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  own = await startOwnVendor({
    databaseUrl: database.url,
    around: (call, next) => (around === undefined ? next() : around(call, next)),
  });
});
afterAll(async () => {
  for (const close of closing) await close();
  await own.close();
  await database.drop();
});

function benchAt(url: string): TransferBench {
  const client = new TransferClient({ ...own, url });
  closing.push(() => client.close());
  return new TransferBench({ client, currency: own.currency, game: own.game });
}

/** A vendor that moves the money again when a reference comes again. */
function forgetful(): AroundPurse {
  const known = new Set<unknown>();
  return async (call, next) => {
    const reference = call['reference_no'];
    if (call.method !== 'ft' || !known.has(reference)) {
      known.add(reference);
      return next();
    }
    call['reference_no'] = randomUUID();
    return { ...(await next()), reference_no: reference };
  };
}
/** A vendor that moves the money again if a reference comes while it is still under way. */
function hasty(): AroundPurse {
  const underWay = new Set<unknown>();
  return async (call, next) => {
    const reference = call['reference_no'];
    if (call.method !== 'ft') return next();
    if (underWay.has(reference)) {
      call['reference_no'] = randomUUID();
      return { ...(await next()), reference_no: reference };
    }
    underWay.add(reference);
    try {
      return await next();
    } finally {
      underWay.delete(reference);
    }
  };
}
/** A vendor that lets nothing out while something else is on its way out. */
function single(): AroundPurse {
  let underWay = 0;
  return async (call, next) => {
    if (call.method !== 'ft' || call['fund_type'] !== 2) return next();
    if (underWay > 0) return { status: 0, reference_no: call['reference_no'], transaction_status: 'FAILED' };
    underWay += 1;
    try {
      return await next();
    } finally {
      underWay -= 1;
    }
  };
}
/** A vendor that takes any content for a reference that it knows. */
function deaf(): AroundPurse {
  const first = new Map<unknown, object>();
  return (call, next) => {
    const reference = call['reference_no'];
    if (call.method !== 'ft') return next();
    const { username, fund_type: way, amount } = call as Record<string, unknown>;
    const known = first.get(reference) ?? { username, fund_type: way, amount };
    first.set(reference, known);
    Object.assign(call, known);
    return next();
  };
}
/** A vendor that reads one part of a transfer as something else. */
const reading =
  (part: string, read: (value: unknown) => unknown): AroundPurse =>
  (call, next) => {
    if (call.method === 'ft') call[part] = read(call[part]);
    return next();
  };
const answered =
  (change: (answer: PurseAnswer) => PurseAnswer, method: string): AroundPurse =>
  async (call, next) =>
    call.method === method ? change(await next()) : next();

const faults: readonly [fault: string, caughtBy: string, broken: () => AroundPurse][] = [
  [
    'knows everybody',
    'create',
    () => answered((answer) => (answer['status'] === 0 ? answer : { status: 0, balance: '0.00' }), 'gb'),
  ],
  ['moves money again for a reference under way', 'parallel-duplicate', hasty],
  ['takes anything for a reference that it knows', 'changed-content', deaf],
  ['lets nothing out while something else goes out', 'overdraw-at-once', single],
  [
    'says that what never came has failed',
    'unknown-reference',
    () => answered((answer) => ({ ...answer, transaction_status: 'FAILED' }), 'cs'),
  ],
  ['moves again what a client sends again', 'resend-after-timeout', forgetful],
  [
    'reads amounts without their sign',
    'bad-amounts',
    () => reading('amount', (amount) => (typeof amount === 'string' ? amount.replace(/^-/, '') : amount)),
  ],
  ['reads a way that is a text', 'malformed', () => reading('fund_type', Number)],
  ['moves money again somewhere among many transfers', 'all-orders', forgetful],
  ['moves money again when a reference comes again', 'duplicate', forgetful],
  [
    'does not know what it has carried out',
    'transfer',
    () => answered((answer) => ({ ...answer, transaction_status: 'NOT_FOUND' }), 'cs'),
  ],
  [
    'says that too much went out',
    'overdraw',
    () => answered((answer) => ({ ...answer, transaction_status: 'SUCCESS' }), 'ft'),
  ],
  [
    'carries out what comes too late',
    'too-late',
    () => (call, next) => {
      if (call.method === 'ft') call['valid_until'] = new Date(Date.now() + 60_000).toISOString();
      return next();
    },
  ],
  ['lists nothing', 'list', () => answered((answer) => ({ ...answer, transfers: [] }), 'tl')],
  [
    'sends its readers in a circle',
    'rounds',
    () => answered((answer) => ({ ...answer, rounds: [], next: '1/2' }), 'rl'),
  ],
  [
    'opens any game',
    'launch',
    () => (call, next) => {
      if (call.method === 'lg') call['game_code'] = own.game;
      return next();
    },
  ],
];

describe('a vendor that keeps wallets of its own', () => {
  it('of ours gets a clean certificate', async () => {
    around = undefined;
    const { cases, dialect } = await certifyTransfer(benchAt(own.url));
    expect([dialect, cases.filter(({ passed }) => !passed)]).toEqual(['tcg', []]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    // No case is green only because nothing can turn it red; the one of proofs has a test of its own below.
    const shownRed = new Set(['proof', ...faults.map(([, caughtBy]) => caughtBy)]);
    expect(cases.map(({ name }) => name).filter((name) => !shownRed.has(name))).toEqual([]);
  });

  it.each(faults)('that %s fails the case %s', async (_fault, caughtBy, broken) => {
    around = broken();
    const { cases } = await certifyTransfer(benchAt(own.url), { only: caughtBy });
    around = undefined;
    expect(cases.map(({ name, passed }) => [name, passed])).toEqual([[caughtBy, false]]);
  });

  it('that listens to anybody fails the case proof, and one that does not sign fails at once', async () => {
    const app = fastify();
    closing.push(() => app.close());
    let isSigning = true;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    /* Signs whatever comes in the operator's name, and hands it on. */
    app.post('/api', async (request, reply) => {
      const text = String(request.body).trim().replace('"somebody-else"', `"${own.merchant}"`);
      const answer = await fetch(`${own.url}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tcg-sign': signBody(text, own.key) },
        body: text,
      });
      const said = await answer.text();
      if (isSigning) reply.header('x-tcg-sign', signBody(said, own.privateKey));
      return reply.status(answer.status).header('content-type', 'application/json').send(said);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const open = await certifyTransfer(benchAt(url), { only: 'proof' });
    expect(open.cases.map(({ passed }) => passed)).toEqual([false]);
    isSigning = false;
    const silent = await certifyTransfer(benchAt(url), { only: 'transfer' });
    expect(silent.cases[0]?.seen).toContain('not signed');
  });
});
