import { createPrivateKey, randomUUID, type KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { said } from '../../apps/studio/src/hub88/said.ts';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';
import { signedHeaders } from '../../apps/studio/src/hub88/signedHeaders.ts';

export type CallOrder = { port: number; privateKeyPem: string; members: number; rounds: number; perSecond: number };

/** Duration of each call; a delayed one counts from when it was due, against coordinated omission. */
export type CallReport = { waitsMs: number[]; betWaitsMs: number[]; failures: number; example: string };

type Signed = { path: string; body: string; headers: Record<string, string> };

/** Runs in a process of its own and signs everything in advance, so that its own work is not measured. */
process.on('message', (order: CallOrder) => {
  void play(order).then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit(0));

/** Starts rounds at a steady rate, whatever the state of earlier ones. */
async function play({ port, privateKeyPem, members, rounds, perSecond }: CallOrder): Promise<CallReport> {
  const key = createPrivateKey(privateKeyPem);
  const signed = Array.from({ length: rounds }, (_, nth) => roundOf(1 + ((nth * 7_919) % members), key));
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const report: CallReport = { waitsMs: [], betWaitsMs: [], failures: 0, example: '' };
  const startAt = performance.now() + 100;
  await Promise.all(
    signed.map(async (calls, nth) => {
      let dueAt = startAt + (1_000 * nth) / perSecond;
      await wait(Math.max(0, dueAt - performance.now()));
      for (const call of calls) {
        const answer = await send(port, agent, call).catch((error: unknown) => String(error));
        const waitedMs = performance.now() - dueAt;
        report.waitsMs.push(waitedMs);
        if (call.path.endsWith('/bet')) report.betWaitsMs.push(waitedMs);
        dueAt = performance.now();
        if (answer.includes(`"${said.done}"`)) continue;
        report.failures += 1;
        report.example = `${call.path} ${answer}`;
      }
    }),
  );
  agent.destroy();
  return report;
}

function roundOf(member: number, key: KeyObject): Signed[] {
  const who = { user: `baize-${member}`, token: `token-${member}-of-the-bench`, sub_partner_id: 'bench' };
  const transaction = randomUUID();
  const money = { ...who, round: randomUUID(), game_code: 'bench-game', currency: 'CNY' };
  const bodies = {
    '/user/balance': { ...who, request_uuid: randomUUID(), game_code: 'bench-game' },
    '/transaction/bet': {
      ...money,
      ...{ request_uuid: randomUUID(), transaction_uuid: transaction, round_closed: false, amount: 100_000 },
    },
    '/transaction/win': {
      ...money,
      ...{ request_uuid: randomUUID(), transaction_uuid: randomUUID(), reference_transaction_uuid: transaction },
      ...{ round_closed: true, amount: 50_000 },
    },
  };
  return Object.entries(bodies).map(([path, content]) => {
    const body = JSON.stringify(content);
    return { path, body, headers: signedHeaders(body, key) };
  });
}

function send(port: number, agent: Agent, { path, body, headers }: Signed): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port, agent, method: 'POST', path: `${walletPath}${path}` },
        headers: {
          ...{ host: 'localhost', ...headers },
          'content-length': Buffer.byteLength(body),
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.once('error', reject);
        incoming.once('end', () => resolve(text));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
