import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type VisitOrder = {
  port: number;
  tokens: string[];
  guests: number;
  members: number;
  /** Pause of each visitor between pages. */
  guestPauseMs: number;
  memberPauseMs: number;
};
export type VisitReport = { seconds: number; pages: number; calls: number; failures: number; example: string };

/** Every third page is not cached, so it is rendered; the others are cached until content changes. */
const pages = [
  '/?lang=EN',
  '/promotions?lang=CN',
  '/rng?lang=EN&search=',
  '/rng?lang=CN',
  '/help?lang=EN',
  '/?lang=CN',
];

const DAY_MS = 86_400_000;
const week = new URLSearchParams({
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date(Date.now() + DAY_MS).toISOString(),
  ...{ pageNum: '1', pageSize: '20' },
}).toString();
const calls = [
  '/wps/v2/wallets/balance',
  '/wps/messages/getUnreadCount',
  `/wps/wallet/listTransactions?${week}`,
  `/lgw/vendors/listRounds?${week}`,
  '/wps/promotions/listPromotions?language=EN',
  '/lgw/games/games?gameClassify=RNG&pageSize=60',
];

let stop: (() => Promise<VisitReport>) | undefined;

/** Runs in a process of its own; loads pages until told to stop, and then reports how many it got. */
process.on('message', (order: VisitOrder | 'stop') => {
  if (order !== 'stop') stop = visit(order);
  else void stop?.().then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit(0));

function visit({ port, tokens, guests, members, guestPauseMs, memberPauseMs }: VisitOrder): () => Promise<VisitReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const startedAt = performance.now();
  const report = { pages: 0, calls: 0, failures: 0, example: '' };
  let isOver = false;
  const ask = async (path: string, headers: Record<string, string>): Promise<void> => {
    const answer = await get(port, agent, path, headers).catch((error: unknown) => ({
      status: 0,
      text: String(error),
    }));
    if (answer.status === 200) return;
    report.failures += 1;
    report.example = `${path} ${answer.status} ${answer.text.slice(0, 300)}`;
  };
  const guest = async (who: number): Promise<void> => {
    for (let nth = who; !isOver; nth += 1) {
      const path = pages[nth % pages.length] ?? '/';
      await ask(path.endsWith('=') ? `${path}word${who}x${nth}` : path, { 'accept-encoding': 'br' });
      report.pages += 1;
      await wait(guestPauseMs);
    }
  };
  const member = async (who: number): Promise<void> => {
    for (let nth = who; !isOver; nth += 1) {
      const token = tokens[(who * 97 + nth) % tokens.length] ?? '';
      await ask(calls[nth % calls.length] ?? '', { authorization: `Bearer ${token}` });
      report.calls += 1;
      await wait(memberPauseMs);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: guests }, (_, who) => guest(who)),
    ...Array.from({ length: members }, (_, who) => member(who)),
  ]);
  return async () => {
    isOver = true;
    await all;
    agent.destroy();
    return { ...report, seconds: (performance.now() - startedAt) / 1_000 };
  };
}

function get(
  port: number,
  agent: Agent,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, agent, path, headers: { host: 'localhost', ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}
