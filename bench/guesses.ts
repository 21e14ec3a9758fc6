import { login } from '@baize/contract';
import {
  credentials,
  goodPassword,
  registerMember,
  sendRaw,
  solveBot,
  startPlatform,
  startSecondProcess,
  type RawAnswer,
  type TestPlatform,
} from '@baize/testkit';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { tempFolder } from '../tools/tempFolder.ts';

/** `GUESSES=400 npm run bench -- guesses` is a smoke test. */
const GUESSES = Number(process.env['GUESSES'] ?? 10_000);
/** How many guesses at an account are admitted in a quarter of an hour; each of them may be compared. */
const COMPARED = 5;
/** The first guesses carry a solved bot check; without one, an admitted guess is refused before it is compared. */
const SOLVED = 60;
/** Guesses afterwards with the right password. */
const RIGHT = 200;

/** All of them wait for the last one. */
const PATIENCE_MS = 600_000;

type Guess = Readonly<{ body: string; from: string }>;

/** All guesses at one account are under way at once, each from an address of its own, over two server processes. */
export const guesses: Bench = {
  about: `${GUESSES} guesses at one account at once over two server processes: at most ${COMPARED} are admitted, and the right password is not told from the others afterwards`,
  limits: {
    admitted: { atLeast: 1, atMost: COMPARED },
    compared: { atMost: COMPARED },
    sessions: { atMost: 0 },
    rightOnesHeard: { atMost: 0 },
    unanswered: { atMost: 0 },
    broken: { atMost: 0 },
    atOnce: { atLeast: GUESSES },
  },
  run: async (note) => {
    const folder = tempFolder('guesses');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 2 });
    const servers: Awaited<ReturnType<typeof startSecondProcess>>[] = [];
    let site: TestPlatform | undefined;
    try {
      await migrate(postgres.url);
      await openBrand(owner);
      const installation = { databaseUrl: postgres.url, dataDir: folder };
      site = await startPlatform({ beside: installation as TestPlatform, env: { ROLE: 'web' } });
      const { account, memberId } = await registerMember(site);
      const env = { TRUSTED_PROXIES: '127.0.0.1', ROLE: 'web', LOG_LEVEL: 'silent', REQUEST_SECONDS: '600' };
      for (let nth = 0; nth < 2; nth += 1) servers.push(await startSecondProcess(installation, { env }));
      const ports = servers.map(({ port }) => port);
      const before = await sessionsOf(owner, memberId);

      const wrong = await sealGuesses(site, account, { count: GUESSES, solved: SOLVED });
      await owner.query('delete from kit_limits');
      note(`${GUESSES} guesses are sealed`);
      const startedAt = performance.now();
      const { answers, atOnce, fault } = await sendAll(ports, wrong);
      const seconds = (performance.now() - startedAt) / 1000;
      const { rows } = await owner.query<{ compared: number }>(
        'select coalesce(sum(hits), 0)::integer as compared from kit_limits where name = $1',
        [`identity.failed:1:${account}`],
      );
      const codes = countBy(answers);
      if (fault !== undefined) note(`a call without an answer: ${String(fault)}`);
      note(`${JSON.stringify(Object.fromEntries(codes))} in ${seconds.toFixed(1)} s, ${atOnce} at once`);

      const right = await sealGuesses(site, account, { count: RIGHT, solved: SOLVED, password: goodPassword });
      const later = countBy((await sendAll(ports, right)).answers);
      note(`the right password afterwards: ${JSON.stringify(Object.fromEntries(later))}`);
      return {
        ...{ guesses: GUESSES, atOnce, compared: rows[0]?.compared ?? 0 },
        admitted: GUESSES - notAdmitted.reduce((sum, code) => sum + (codes.get(code) ?? 0), 0),
        tooMany: codes.get('too_many_requests') ?? 0,
        overloaded: codes.get('overloaded') ?? 0,
        broken: (codes.get('unknown_error') ?? 0) + (later.get('unknown_error') ?? 0),
        unanswered: (codes.get('none') ?? 0) + (later.get('none') ?? 0),
        rightOnesHeard: RIGHT - notAdmitted.reduce((sum, code) => sum + (later.get(code) ?? 0), 0),
        sessions: (await sessionsOf(owner, memberId)) - before,
        seconds: Number(seconds.toFixed(1)),
      };
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await site?.close();
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** What is answered to a guess that no password was compared with. */
const notAdmitted = ['too_many_requests', 'overloaded', 'unknown_error', 'none'] as const;

async function sessionsOf(owner: pg.Pool, memberId: bigint): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::integer as count from identity_sessions where member_id = $1',
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

/** Sealed bodies as the login form sends them, each of another password or all of the same. */
async function sealGuesses(
  site: TestPlatform,
  account: string,
  { count, solved, password }: { count: number; solved: number; password?: string },
): Promise<Guess[]> {
  const sealed: Guess[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const botCheck = nth < solved ? await solveBot(site, 'login') : 'none';
    const form = await credentials(site, account, { botCheck, password: password ?? `guess ${nth}` });
    const body = JSON.stringify({ envelope: await site.seal(login.path, form) });
    sealed.push({ body, from: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` });
  }
  return sealed;
}

/** Sends all of them before the first answer is waited for; tells how many were under way at the same time. */
async function sendAll(
  ports: readonly number[],
  sealed: readonly Guess[],
): Promise<{ answers: (RawAnswer | undefined)[]; atOnce: number; fault: unknown }> {
  let [underWay, atOnce] = [0, 0];
  let fault: unknown;
  const agent = new Agent();
  const answers = await Promise.all(
    sealed.map(async ({ body, from }, nth) => {
      const port = ports[nth % ports.length] ?? 0;
      underWay += 1;
      atOnce = Math.max(atOnce, underWay);
      const headers = { host: `localhost:${port}`, 'content-type': 'application/json', 'x-forwarded-for': from };
      try {
        return await sendRaw(port, 'POST', login.path, { body, headers, agent, timeoutMs: PATIENCE_MS });
      } catch (error) {
        fault ??= error;
        return undefined;
      } finally {
        underWay -= 1;
      }
    }),
  );
  return { answers, atOnce, fault };
}

/** How often each code was answered; `none` where nothing was. */
function countBy(answers: readonly (RawAnswer | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const code = answer === undefined ? 'none' : (answer.json() as { code: string }).code;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}
