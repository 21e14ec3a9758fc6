import type { ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openOwner } from '@baize/server/openOwner';
import { seededRandom } from '../../tools/seededRandom.ts';
import { tempFolder } from '../../tools/tempFolder.ts';
import { VendorClient } from '../hub88/VendorClient.ts';
import { checkBooks } from './checkBooks.ts';
import { depositActs } from './depositActs.ts';
import { enterMember } from './enterMember.ts';
import type { Fuzz } from './Fuzz.ts';
import { FuzzClient } from './FuzzClient.ts';
import { FuzzGateway } from './FuzzGateway.ts';
import { FuzzPurse } from './FuzzPurse.ts';
import { launchPlatform } from './launchPlatform.ts';
import { openFuzzOperator } from './openFuzzOperator.ts';
import { plantFault, type FuzzControl } from './plantFault.ts';
import { playActs } from './playActs.ts';
import { prepareBrand } from './prepareBrand.ts';
import { settleAll } from './settleAll.ts';
import { transferActs } from './transferActs.ts';
import { withdrawalActs } from './withdrawalActs.ts';

const CALLERS = 16;

export type FuzzOptions = {
  /** Owner URL of a migrated database without brands. */
  ownerUrl: string;
  seed: string;
  members: number;
  operators: number;
  processes: number;
  say?: (line: string) => void;
};

/** Kills and restarts the database: how often, and how. */
export type FuzzKills = { count: number; kill(): Promise<void> };

export type OpenedFuzz = {
  counts: Readonly<Record<string, number>>;
  /** A fault in the database that the check has to detect from now on. */
  plant(control: FuzzControl): Promise<void>;
  run(operations: number, kills?: FuzzKills): Promise<void>;
  /** Finishes what is open and compares the books with everything outside of them; returns the faults. */
  check(): Promise<string[]>;
  close(): Promise<void>;
};

/** Members, operators, a gateway and vendors against real processes. */
export async function openFuzz({ seed, say = () => undefined, ...options }: FuzzOptions): Promise<OpenedFuzz> {
  const folder = tempFolder('fuzz');
  const owner = openOwner(options.ownerUrl, { max: 3 });
  const gateway = new FuzzGateway(seededRandom(`gateway ${seed}`));
  const purse = new FuzzPurse(seededRandom(`purse ${seed}`));
  const children: ChildProcess[] = [];
  let fuzz: Fuzz | undefined;
  const close = async (): Promise<void> => {
    fuzz?.calls.close();
    fuzz?.vendor.close();
    for (const child of children) child.kill('SIGKILL');
    gateway.close();
    purse.close();
    await owner.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const known = await prepareBrand(owner, { gateway, purse, folder, publicPem });
    const ports: number[] = [];
    for (let at = 0; at < options.processes; at += 1)
      ports.push(await launchPlatform(children, { databaseUrl: options.ownerUrl, folder }));
    const draw = seededRandom(`fuzz ${seed}`);
    const counts: Record<string, number> = {};
    let done = 0;
    const opened: Fuzz = (fuzz = {
      ...{ owner, gateway, purse, draw, ...known, members: [], operators: [], seen: [] },
      calls: new FuzzClient(ports),
      vendor: new VendorClient(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
      said: {
        ...{ deposits: new Map(), withdrawals: new Map(), paidByHand: new Map(), paidIn: new Set() },
        ...{ receipts: new Map(), closed: new Map(), lines: new Map() },
      },
      count: (what) => {
        counts[what] = (counts[what] ?? 0) + 1;
        done += 1;
      },
      anyMember: () => opened.members[draw(opened.members.length)]!,
      anyOperator: () => opened.operators[draw(opened.operators.length)] ?? '',
      anyOf: async (sql) => {
        const { rows } = await owner.query<{ id: string }>(`${sql} limit 25`);
        return rows[draw(Math.max(rows.length, 1))]?.id;
      },
    });
    for (let at = 0; at < options.operators; at += 1) opened.operators.push(await openFuzzOperator(owner, at));
    for (let at = 0; at < options.members; at += 1) opened.members.push(await enterMember(opened, at));
    const { rows } = await owner.query<{ month: Date }>(`select limits_begin(1, 'month', now()) as month`);
    const month = rows[0]?.month ?? new Date();
    say(`${options.members} members and ${options.operators} operators are logged in`);

    const acts = [...depositActs(opened), ...withdrawalActs(opened), ...transferActs(opened), ...playActs(opened)];
    const shares = acts.reduce((sum, [share]) => sum + share, 0);
    const caller = async (end: number): Promise<void> => {
      while (done < end) {
        let at = draw(shares);
        const [, what, act] = acts.find(([share]) => (at -= share) < 0) ?? acts[0]!;
        await act().then(
          () => {
            if (what !== '') opened.count(what);
          },
          () => wait(20),
        );
      }
    };
    return {
      counts,
      close,
      plant: (control) => plantFault(owner, control),
      run: async (operations, kills) => {
        const from = done;
        const end = from + operations;
        let killed = 0;
        const killer = async (): Promise<void> => {
          while (kills !== undefined && killed < kills.count && done < end) {
            if (done < from + Math.floor(operations / (kills.count + 1)) * (killed + 1)) {
              await wait(50);
              continue;
            }
            await kills.kill();
            killed += 1;
            say(`database killed and restarted (${killed} of ${kills.count}), ${done} operations`);
          }
        };
        const progress = setInterval(() => say(`${done} operations`), 15_000);
        await Promise.all([...Array.from({ length: CALLERS }, () => caller(end)), killer()]).finally(() =>
          clearInterval(progress),
        );
        if (kills !== undefined) {
          counts['kills'] = killed;
          if (killed < kills.count) opened.seen.push(`the database was killed ${killed} times of ${kills.count}`);
        }
      },
      check: async () => {
        say('settling open operations');
        await settleAll(opened);
        say('checking');
        return checkBooks(opened, month);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
