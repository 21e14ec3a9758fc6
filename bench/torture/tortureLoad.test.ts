import { startPlatform } from '@baize/testkit';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../tools/tempFolder.ts';
import { armControl } from './controls.ts';
import { checkBooks } from './checkBooks.ts';
import { faultsOf } from './faultsOf.ts';
import { readJournal } from './Journal.ts';
import { judge } from './judge.ts';
import { playLoad, type ClientJob } from './playLoad.ts';
import { seedPlayers, START_BALANCE } from './seedPlayers.ts';
import { within } from './within.ts';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';
import { said } from '../../apps/studio/src/hub88/said.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

function jobOf(url: string, members: ClientJob['members'], patienceMs: number): ClientJob {
  const folder = tempFolder('torture');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    ...{ urls: [url], members, patienceMs, seed: 'test', callers: 4, journalFile: join(folder, 'journal.jsonl') },
    ...{ currency: 'CNY', gameCode: 'dragon-eight', subPartnerId: 'baize' },
    privateKeyPem: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Plays calls with a time-out of a few seconds each. */
function load(job: ClientJob, calls: number): Promise<void> {
  let sent = 0;
  const watch = { isStopping: () => sent >= calls, report: (count: number) => void (sent = count) };
  return within(60, 'the load', playLoad(job, watch));
}

describe('a load over the books of a platform', () => {
  it.each([
    ['as they are ends green', undefined],
    ['that forget which calls they know ends red, within the patience of its calls', 'no-unique-key'],
  ] as const)('%s', { timeout: 120_000 }, async (_, control) => {
    const site = await startPlatform();
    onTestFinished(() => site.close());
    const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const seats = { url: site.databaseUrl, seed: 'test', publicPem, members: 8, racers: 0 };
    const members = await seedPlayers(site.owner, seats);
    if (control !== undefined) await armControl(site.owner, control);
    const job = jobOf(`${site.url}${walletPath}`, members, control === undefined ? 30_000 : 3_000);
    await load(job, 40);
    const faults = await faultsOf(() => checkBooks(site.databaseUrl, job.journalFile));
    if (control === undefined) expect(faults).toEqual([]);
    else expect(faults.join('\n')).toContain('answer changed');
  });
});

describe('a wallet that stops responding', () => {
  /** The faults that a load finds on such a server. */
  async function faultsWith(listener: RequestListener): Promise<readonly string[]> {
    const server = createServer(listener);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const members = Array.from({ length: 8 }, (_, id) => ({ id, user: `baize-${id}`, token: 'alive' }));
    const job = jobOf(url, members, 500);
    await load(job, 20);
    return judge(readJournal(job.journalFile), START_BALANCE).unanswered;
  }

  it('is reported in the verdict for every call without a definite response in time', async () => {
    const faults = await faultsWith((request) => void request.resume());
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(/^no definite answer in 0\.5 s: (?:bet|rollback) /);
  });

  it('is reported too when it stops responding during the final repetition', async () => {
    const known = new Set<string>();
    const faults = await faultsWith((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { transaction_uuid: id } = JSON.parse(Buffer.concat(chunks).toString()) as { transaction_uuid: string };
        if (!known.has(id)) response.end(JSON.stringify({ status: said.done }));
        known.add(id);
      });
    });
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(/^no definite answer in 0\.5 s: again \/transaction\//);
  });
});
