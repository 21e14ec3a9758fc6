import { transferAll, transferWallet } from '@baize/contract';
import {
  startPlatform,
  startPurse,
  type TestMember,
  type TestPlatform,
  type TestPurse,
  waitUntil,
} from '@baize/testkit';
import { createPublicKey, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { SupplierError } from '#modules/vendors/index.ts';
import { verifyLedger } from '#modules/wallet/index.ts';
import { requestMove } from './commands/requestMove.ts';
import { settleMove } from './commands/settleMove.ts';
import { checkDueMoves } from './jobs/checkDueMoves.ts';
import { readMove } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

let site: TestPlatform;
let beside: TestPlatform;
let purse: TestPurse;
const START = 10_000_000n;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  purse = await startPurse(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
  await purse.close();
});
afterEach(async () => {
  purse.around = undefined;
  await heal();
  expect(await faultsOfWallets()).toEqual([]);
});

const deps = (change: Partial<TransfersDeps> = {}): TransfersDeps => ({
  ...{ pool: site.platform.pool, wallet: site.platform.wallet, vendors: site.platform.vendors },
  ...{ log: createLogger('silent', 'test'), ...change },
});
/** Ages all open transfers and checks them. */
const heal = async (): Promise<void> => {
  await purse.age(120_000);
  await checkDueMoves(deps());
};
const statusOf = async (id: string | undefined) => (await readMove(site.platform.pool, BigInt(id ?? 0)))?.status;
const move = (member: TestMember, amount: bigint, from = 'main', at = site) => {
  const input = { requestId: randomUUID(), from, to: from === 'main' ? 'pavilion' : 'main', amount };
  return at.call(transferWallet, input, { token: member.token }).then(({ answer }) => answer);
};

/**
 * Faults once nothing is in progress, by our books, our rows and the vendor's own: nothing in transit, booked balances
 * exist there, and the members' totals are unchanged.
 */
async function faultsOfWallets(): Promise<string[]> {
  const { faults } = await verifyLedger(site.platform.pool);
  const found = faults.map(({ what }) => what);
  const { rows: books } = await site.owner.query<{ transit: string; purse: string; open: bigint }>(
    `select (select coalesce(sum(balance), 0) from wallet_accounts where name = 'house.transit:pavilion') as transit,
            (select coalesce(sum(balance), 0) from wallet_accounts where name = 'house.purse:pavilion') as purse,
            (select count(*) from transfers_moves where status in ('requested', 'sent', 'unknown')) as open`,
  );
  const { rows: theirs } = await purse.db.query<{ sum: string }>(
    'select coalesce(sum(balance), 0) * 1000 as sum from studio_purses',
  );
  if (books[0]?.transit !== '0') found.push(`in transit: ${books[0]?.transit}`);
  if (books[0]?.open !== 0n) found.push(`open: ${books[0]?.open}`);
  if (books[0]?.purse !== theirs[0]?.sum) found.push(`there: ${theirs[0]?.sum}, booked: ${books[0]?.purse}`);
  const { rows: purses } = await purse.db.query<{ username: string; balance: string }>(
    'select username, balance from studio_purses',
  );
  const { rows: mains } = await site.owner.query<{ id: string; balance: string }>(
    `select member_id as id, balance from wallet_accounts where name = 'main' and brand_id = 1`,
  );
  for (const { id, balance } of mains) {
    const there = purses.find(({ username }) => username === `baize-${id}`)?.balance ?? '0';
    const total = BigInt(balance) + BigInt(there) * 1_000n;
    if (total !== START) found.push(`member ${id} has ${total}`);
  }
  return found;
}

describe('an outage in the middle of a transfer', () => {
  it('[I-36] [A141] processed by the vendor with a lost response: unknown, then done, once', async () => {
    for (const from of ['main', 'pavilion']) {
      const member = await purse.member(START);
      await move(member, 5_000_000n);
      purse.around = async (call, next) => {
        const answer = await next();
        return call.method === 'ft' ? 'lost' : answer;
      };
      const { value } = await move(member, 2_000_000n, from);
      expect(value?.status).toBe('unknown');
      expect((await move(member, 1_000_000n)).code).toBe('transfer_in_progress');
      purse.around = undefined;
      await heal();
      await heal();
      expect(await statusOf(value?.id)).toBe('done');
      expect(await purse.balance(member)).toBe(from === 'main' ? 7_000_000n : 3_000_000n);
    }
  });

  it('[I-36] [A141] never received by the vendor: unknown until it expires, then returned', async () => {
    const member = await purse.member(START);
    await move(member, 5_000_000n);
    for (const from of ['main', 'pavilion']) {
      purse.around = async (call, next) => (call.method === 'ft' ? 'lost' : next());
      const { value } = await move(member, 2_000_000n, from);
      purse.around = undefined;
      await purse.age(1_000);
      await checkDueMoves(deps());
      expect(await statusOf(value?.id)).toBe('unknown');
      await heal();
      expect(await statusOf(value?.id)).toBe('returned');
      expect(await purse.balance(member)).toBe(5_000_000n);
    }
  });

  it('[A141] an error after processing, and a response after the time-out: done, once', async () => {
    const member = await purse.member(START);
    purse.around = async (call, next) => {
      const answer = await next();
      if (call.method === 'ft') throw new Error('answered with 500 although it is done');
      return answer;
    };
    const failed = await move(member, 2_000_000n);
    expect(failed.value?.status).toBe('unknown');
    purse.around = undefined;
    await heal();
    expect(await statusOf(failed.value?.id)).toBe('done');
    // The vendor starts only after the platform's time-out.
    let begin: () => void = () => undefined;
    const givenUp = new Promise<void>((resolve) => {
      begin = resolve;
    });
    purse.around = async (call, next) => {
      if (call.method === 'ft') await givenUp;
      return next();
    };
    const { transferWallets } = site.platform.vendors;
    let carriedOut: Promise<unknown> = Promise.resolve();
    const impatient: TransfersDeps['vendors']['transferWallets']['transfer'] = async (known, transfer) => {
      carriedOut = transferWallets.transfer(known, transfer);
      throw new SupplierError('ft gave no answer in time');
    };
    const late = await requestMove(
      deps({ vendors: { ...site.platform.vendors, transferWallets: { ...transferWallets, transfer: impatient } } }),
      {
        ...{ brandId: 1, memberId: member.memberId, account: member.account, currency: 'CNY' },
        ...{ requestId: randomUUID(), vendorCode: 'pavilion', direction: 'in', amount: 1_000_000n },
      },
    );
    expect(late.status).toBe('unknown');
    begin();
    await carriedOut;
    purse.around = undefined;
    await heal();
    expect(await statusOf(String(late.id))).toBe('done');
    expect(await purse.balance(member)).toBe(3_000_000n);
  });

  it('a call after its expiry is refused by the vendor, so a returned transfer stays returned', async () => {
    const member = await purse.member(START);
    await move(member, 1_000_000n);
    let late: (() => Promise<unknown>) | undefined;
    purse.around = async (call, next) => {
      if (call.method !== 'ft') return next();
      call['valid_until'] = new Date(Date.now() - 1).toISOString();
      late = next;
      return 'lost';
    };
    const { value } = await move(member, 2_000_000n);
    purse.around = undefined;
    await heal();
    expect(await statusOf(value?.id)).toBe('returned');
    expect(await late?.()).toMatchObject({ status: 16 });
    expect(await purse.balance(member)).toBe(1_000_000n);
  });

  it('a duplicate call, and a query that overtakes it, move the money once', async () => {
    const member = await purse.member(START);
    purse.around = async (call, next) => {
      if (call.method !== 'ft') return next();
      // The job's query arrives before the transfer itself was processed.
      await purse.age(1_000);
      await checkDueMoves(deps());
      await next();
      return next();
    };
    const { value } = await move(member, 3_000_000n);
    expect(value?.status).toBe('done');
    expect(await purse.balance(member)).toBe(3_000_000n);
  });

  it('a slow vendor, and a late refusal', async () => {
    const member = await purse.member(START);
    const slow = await move(member, 1_093_000n);
    expect(slow.value?.status).toBe('unknown');
    await purse.db.query('update studio_purse_transfers set due_at = now()');
    await heal();
    expect(await statusOf(slow.value?.id)).toBe('done');
    const more = await move(member, 5_093_000n, 'pavilion');
    await purse.db.query('update studio_purse_transfers set due_at = now()');
    await heal();
    expect(await statusOf(more.value?.id)).toBe('returned');
  });

  it('responses that are forged, or about another transfer, settle nothing', async () => {
    const member = await purse.member(START);
    await move(member, 1_000_000n);
    const { rows } = await site.owner.query<{ key: string }>(
      'select public_key as key from vendors_vendors where code = $1',
      [purse.code],
    );
    const { rows: other } = await site.owner.query<{ key: string }>(
      `update vendors_vendors set public_key = $2 where code = $1 returning public_key as key`,
      [purse.code, strangerKey],
    );
    expect(other[0]?.key).toBe(strangerKey);
    // The directory of vendors is cached for a second.
    const isKnownBy = (pem: string) => async (): Promise<boolean> => {
      const credential = (await site.platform.vendors.directory.byCode(purse.code))?.credential;
      return credential?.kind === 'rsa' && credential.publicKey.equals(createPublicKey(pem));
    };
    await waitUntil(isKnownBy(strangerKey));
    const forged = await move(member, 1_000_000n);
    expect(forged.value?.status).toBe('unknown');
    await site.owner.query('update vendors_vendors set public_key = $2 where code = $1', [purse.code, rows[0]?.key]);
    await waitUntil(isKnownBy(rows[0]?.key ?? ''));
    purse.around = async (call, next) => ({
      ...(await next()),
      ...(call.method === 'ft' ? { reference_no: 'bzother' } : {}),
    });
    const another = await purse.member(START);
    expect((await move(another, 1_000_000n)).value?.status).toBe('unknown');
  });
});

const strangerKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu1SU1LfVLPHCozMxH2Mo
4lgOEePzNm0tRgeLezV6ffAt0gunVTLw7onLRnrq0/IzW7yWR7QkrmBL7jTKEn5u
+qKhbwKfBstIs+bMY2Zkp18gnTxKLxoS2tFczGkPLPgizskuemMghRniWaoLcyeh
kd3qqGElvW/VDL5AaWTg0nLVkjRo9z+40RQzuVaE8AkAFmxZzow3x+VJYKdjykkJ
0iT9wCS0DRTXu269V264Vf/3jvredZiKRkgwlL9xNAwxXFg0x/XFw005UWVRIkdg
cKWTjpBP2dPwVZ4WWC+9aGVd+Gyn1o0CLelf4rEjGoXbAAEgAqeGUxrcIlbjXfbc
mwIDAQAB
-----END PUBLIC KEY-----
`;

describe('a process that is killed between the steps', () => {
  class Killed extends Error {}
  const request = (member: TestMember, direction: 'in' | 'out') => ({
    ...{ brandId: 1, memberId: member.memberId, account: member.account, currency: 'CNY', requestId: randomUUID() },
    ...{ vendorCode: 'pavilion', direction, amount: 2_000_000n },
  });
  const suppliers = () => site.platform.vendors.transferWallets;
  const killedBeforeAsking: TransfersDeps['vendors']['transferWallets']['transfer'] = async () => {
    throw new Killed();
  };
  const killedAfterAsking: typeof killedBeforeAsking = async (known, transfer) => {
    await suppliers().transfer(known, transfer);
    throw new Killed();
  };
  const withTransfer = (transfer: typeof killedBeforeAsking): TransfersDeps =>
    deps({ vendors: { ...site.platform.vendors, transferWallets: { ...suppliers(), transfer } } });
  /** The process dies before marking the transfer as sent. */
  const killedBeforeNoting = (): TransfersDeps => {
    const pool = new Proxy(site.platform.pool, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name) as unknown;
        return (text: unknown, ...rest: unknown[]) => {
          if (String(text).includes("set status = 'sent'")) throw new Killed();
          return (target.query as (...all: unknown[]) => unknown).call(target, text, ...rest);
        };
      },
    });
    return deps({ pool });
  };

  for (const [when, killed, endsAs] of [
    ['before it notes that it asks', killedBeforeNoting, 'returned'],
    ['before it asks', () => withTransfer(killedBeforeAsking), 'returned'],
    ['after the vendor has done it', () => withTransfer(killedAfterAsking), 'done'],
  ] as const) {
    it(`[I-36] ${when}: the next process brings the transfer to its end`, async () => {
      const member = await purse.member(START);
      await move(member, 5_000_000n);
      for (const direction of ['in', 'out'] as const) {
        const one = request(member, direction);
        await expect(requestMove(killed(), one)).rejects.toBeInstanceOf(Killed);
        await heal();
        const again = await requestMove(deps(), one);
        expect([direction, again.status]).toEqual([direction, endsAs]);
      }
      // There and back again, or neither.
      expect(await purse.balance(member)).toBe(5_000_000n);
    });
  }
});

describe('concurrency', () => {
  it('[I-36] [A142] 64 concurrent collect-alls over two processes bring everything back once', async () => {
    const member = await purse.member(START);
    await move(member, 6_000_000n);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        (at % 2 === 0 ? site : beside).call(transferAll, { requestId: randomUUID() }, { token: member.token }),
      ),
    );
    const done = answers.flatMap(({ answer }) => answer.value?.moves ?? []).filter(({ status }) => status === 'done');
    expect(done.map(({ amount }) => amount)).toEqual([6_000_000n]);
    expect(await purse.balance(member)).toBe(0n);
  });

  it('concurrent transfers in both directions, with a vendor that loses, repeats and delays, end consistently', async () => {
    const members = await Promise.all([1, 2, 3].map(() => purse.member(START)));
    let count = 0;
    purse.around = async (call, next) => {
      count += 1;
      if (call.method === 'ft' && count % 5 === 0) return 'lost';
      const answer = await next();
      if (call.method === 'ft' && count % 7 === 0) return next();
      return call.method !== 'cm' && count % 3 === 0 ? 'lost' : answer;
    };
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        members.flatMap((member, at) => [
          move(member, 1_000_000n, 'main', at % 2 === 0 ? site : beside),
          move(member, 500_000n, 'pavilion', at % 2 === 0 ? beside : site),
          checkDueMoves(deps()),
        ]),
      );
    }
    purse.around = undefined;
  });
});

describe('the planted fault', () => {
  it('a transfer that is returned although the vendor has processed it is detected by the sums', async () => {
    const member = await purse.member(START);
    await move(member, 1_000_000n);
    purse.around = async (call, next) => {
      const answer = await next();
      return call.method === 'ft' ? 'lost' : answer;
    };
    const { value } = await move(member, 2_000_000n);
    await settleMove(deps(), BigInt(value?.id ?? 0), { status: 'returned', from: ['unknown'], answer: 'guessed' });
    const found = await faultsOfWallets();
    expect(found).toContainEqual(expect.stringMatching(/^there: .* booked: /));
    expect(found).toContain(`member ${member.memberId} has ${START + 2_000_000n}`);
    // The books are corrected by hand: the money is taken out of the vendor's wallet.
    await purse.db.query('update studio_purses set balance = balance - 2000 where username = $1', [
      `baize-${member.memberId}`,
    ]);
  });
});
