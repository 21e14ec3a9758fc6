import { getBalance, placeOrder } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { betOf } from './betOf.ts';
import { tokenOf } from './tokenOf.ts';
import { percentile } from '../percentile.ts';

/** Bets from one number on, by so many callers at once, until the draw is closed or, if said, for so long. */
export type BetOrder = {
  /** Instead of a bet each of these members may read the own balance. */
  what: 'bets' | 'reads';
  port: number;
  gameCode: string;
  drawNo: string;
  callers: number;
  from: number;
  /** As many as are made before anybody is asked for the time. */
  most: number;
  forMs: number | null;
};

export type BetReport = {
  sent: number;
  accepted: number;
  /** Callers that were told that the draw is closed. */
  closed: number;
  /** How often a caller was asked to come again, since the server had more than it could do. */
  shed: number;
  p50Ms: number;
  p99Ms: number;
  /** An answer that was neither, if there was one. */
  fault: string | null;
};

/** A member's app waits a moment before it asks an overloaded server again. */
const AGAIN_MS = 50;

/** Makes load in a process of its own. Nothing of a bet is made while the clock runs. */
process.on('message', (order: BetOrder) => {
  void drive(order, order.what === 'bets' ? makeBets(order) : makeReads(order)).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));

function makeBets({ gameCode, drawNo, from, most }: BetOrder): Buffer[] {
  return Array.from({ length: most }, (_, nth) => {
    const { member, play, selection, multiple } = betOf(from + nth);
    const items = [{ play, selection, multiple, unit: 'fen', prizeGroup: 1_700 }];
    const body = JSON.stringify({ requestId: randomUUID(), gameCode, drawNo, items });
    return Buffer.from(
      `${headOf(placeOrder, member)}content-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
}

const makeReads = ({ from, most }: BetOrder): Buffer[] =>
  Array.from({ length: most }, (_, nth) => Buffer.from(`${headOf(getBalance, betOf(from + nth).member)}\r\n`));

const headOf = ({ method, path }: { method: string; path: string }, member: bigint): string =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tokenOf(member)}\r\n`;

/** Each caller sends its next bet when the answer to the last one is whole, and ends with the draw. */
async function drive({ port, callers, forMs }: BetOrder, bets: Buffer[]): Promise<BetReport> {
  const times: number[] = [];
  const report: BetReport = { sent: 0, accepted: 0, closed: 0, shed: 0, p50Ms: 0, p99Ms: 0, fault: null };
  const sockets = await Promise.all(Array.from({ length: callers }, () => open(port)));
  const until = forMs === null ? Number.POSITIVE_INFINITY : performance.now() + forMs;
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = 0;
          let pending: Buffer = Buffer.alloc(0);
          let isOver = false;
          const end = (): void => {
            isOver = true;
            socket.end();
            resolve();
          };
          let asked: Buffer | undefined;
          const send = (): void => {
            const bet = bets[report.sent];
            if (bet === undefined || performance.now() >= until || report.fault !== null) return end();
            report.sent += 1;
            asked = bet;
            sentAt = performance.now();
            socket.write(bet);
          };
          /** The same bet, with the request id that it had; it takes from the first time to the last answer. */
          const sendAgain = (): void => {
            if (asked === undefined || report.fault !== null) end();
            else socket.write(asked);
          };
          socket.on('data', (chunk: Buffer) => {
            pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
            const head = pending.indexOf('\r\n\r\n');
            if (head < 0) return;
            const length = /content-length: (\d+)/i.exec(pending.toString('latin1', 0, head))?.[1];
            if (length === undefined || pending.length < head + 4 + Number(length)) return;
            const answer = pending;
            pending = Buffer.alloc(0);
            if (answer.includes('"code":"overloaded"')) {
              report.shed += 1;
              setTimeout(sendAgain, AGAIN_MS);
              return;
            }
            times.push(performance.now() - sentAt);
            if (answer.includes('"success":true')) {
              report.accepted += 1;
              send();
            } else if (answer.includes('"draw_closed"')) {
              report.closed += 1;
              end();
            } else {
              report.fault = answer.toString('latin1');
              end();
            }
          });
          socket.once('error', reject);
          socket.once('close', () => (isOver ? undefined : reject(new Error('The server hung up.'))));
          send();
        }),
    ),
  );
  return { ...report, p50Ms: Math.round(percentile(times, 0.5)), p99Ms: Math.round(percentile(times, 0.99)) };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).setNoDelay(true);
    socket.once('error', reject);
  });
}
