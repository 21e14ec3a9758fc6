import { login, recoverByEmail, sendLoginCode, sendRecoveryCode, sendRegisterCode } from '@baize/contract';
import {
  changeSettings,
  credentials,
  registerMember,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { median } from './percentile.ts';

/** Calls of each kind, alternating between a known and an unknown user, so that other load affects both alike. */
const CALLS = 150;
const WARM_UP = 20;
const KNOWN = '13800138001';

/** How much longer a call takes, in percent, for an existing account or number than for a missing one. */
export const enumeration: Bench = {
  about: `Login, codes and recovery for known and unknown accounts: difference between the medians of ${CALLS} calls`,
  limits: Object.fromEntries(
    ['login', 'loginCode', 'recoveryCode', 'registerCode', 'recoverByEmail'].map((name) => [
      `${name}ApartPercent`,
      { atMost: 10 },
    ]),
  ),
  run: async (note) => {
    const folder = tempFolder('enumeration');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 2 });
    let site: TestPlatform | undefined;
    try {
      await migrate(postgres.url);
      await openBrand(owner);
      const at = { databaseUrl: postgres.url, dataDir: folder } as TestPlatform;
      site = await startPlatform({ beside: at, hasRealHashes: true });
      const figures: Record<string, number> = {};
      const calls = await prepare(site, owner);
      for (const [name, call] of Object.entries(calls)) {
        const taken: [number[], number[]] = [[], []];
        for (let round = 0; round < WARM_UP + CALLS; round += 1) {
          // The order alternates: the second call benefits from warm caches.
          for (const who of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
            await owner.query('delete from kit_limits; delete from identity_codes; delete from outbox_messages');
            const send = await call(who === 0, round);
            const startedAt = performance.now();
            await send();
            if (round >= WARM_UP) taken[who].push(performance.now() - startedAt);
          }
        }
        const [known, unknown] = [median(taken[0]), median(taken[1])];
        const apart = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100;
        figures[`${name}ApartPercent`] = Math.round(apart * 10) / 10;
        note(
          `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, difference ${apart.toFixed(1)} % (limit 10)`,
        );
      }
      return figures;
    } finally {
      await site?.close();
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Prepared = (isKnown: boolean, round: number) => Promise<() => Promise<unknown>>;

/** Prepares each call up to sending, so that client-side work is not measured. */
async function prepare(site: TestPlatform, owner: pg.Pool): Promise<Record<string, Prepared>> {
  const member = await registerMember(site, 'knownname');
  await owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
     values ($1, 1, 'mobile', $2, now()), ($1, 1, 'email', 'known@example.com', now())`,
    [member.memberId, `+86${KNOWN}`],
  );
  await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '1', CHNGPASSVERIF3: '1', MOBILENUMREG3: '1' } });
  const numberOf = (isKnown: boolean, round: number): string => (isKnown ? KNOWN : String(13_900_000_000 + round));
  const phone = async (isKnown: boolean, round: number) => ({
    mobileNum: numberOf(isKnown, round),
    countryDialingCode: '+86',
    botCheck: await solveBot(site, 'sms'),
  });
  return {
    login: async (isKnown, round) => {
      const username = isKnown ? 'knownname' : `nobody${round}`;
      const input = await credentials(site, username, { password: 'not the password' });
      return () => site.call(login, input);
    },
    loginCode: async (...who) => {
      const input = await phone(...who);
      return () => site.call(sendLoginCode, input);
    },
    recoveryCode: async (...who) => {
      const input = await phone(...who);
      return () => site.call(sendRecoveryCode, input);
    },
    registerCode: async (...who) => {
      const { mobileNum, ...rest } = await phone(...who);
      return () => site.call(sendRegisterCode, { ...rest, registerType: 'mobile', mobileNo: mobileNum });
    },
    // The one fixed error, behind a captcha, tells whether the pair matches; not which half of it is wrong.
    recoverByEmail: async (isKnown, round) => {
      const input = {
        username: isKnown ? 'knownname' : `nobody${round}`,
        email: 'stranger@example.com',
        captcha: await solveBot(site, 'captcha'),
        botCheck: await solveBot(site, 'recovery'),
      };
      return () => site.call(recoverByEmail, input);
    },
  };
}
