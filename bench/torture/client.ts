import { setTimeout as wait } from 'node:timers/promises';
import { Hub88Client, uuidOf } from './Hub88Client.ts';
import { Journal } from './Journal.ts';
import { seededRandom } from './seededRandom.ts';

/** What a load client is told by its parent. */
export type ClientJob = {
  urls: string[];
  privateKeyPem: string;
  seed: string;
  journalFile: string;
  currency: string;
  gameCode: string;
  subPartnerId: string;
  /** Each member is played by one caller, so that its balance can be computed from the journal alone. */
  members: { id: number; user: string; token: string }[];
  callers: number;
};

type Step = {
  kind: 'bet' | 'win' | 'rollback';
  id: string;
  ref: string;
  amount: bigint;
  round: string;
  closes: boolean;
};

const paths = { bet: '/transaction/bet', win: '/transaction/win', rollback: '/transaction/rollback' };

/** A crash of the database is over within seconds; a call that has no answer after this long will have none. */
const PATIENCE_MS = 60_000;

class Unanswered extends Error {}

/** Plays until told to stop, then finishes what is unanswered. */
async function play(job: ClientJob): Promise<void> {
  const journal = new Journal(job.journalFile);
  const hub = new Hub88Client(job.privateKeyPem);
  let isStopping = false;
  process.on('message', (message) => {
    if (message === 'stop') isStopping = true;
  });
  let sent = 0;
  const acknowledged: { id: string; path: string; payload: object }[] = [];
  const report = setInterval(() => process.send?.({ sent }), 500);

  const deliver = async (
    member: ClientJob['members'][number],
    step: Step,
    draw: (n: number) => number,
  ): Promise<string> => {
    const payload = {
      user: member.user,
      token: member.token,
      request_uuid: uuidOf(`request ${step.id}`),
      transaction_uuid: step.id,
      ...(step.ref === '' ? {} : { reference_transaction_uuid: step.ref }),
      round: step.round,
      round_closed: step.closes,
      game_code: job.gameCode,
      sub_partner_id: job.subPartnerId,
      ...(step.kind === 'rollback' ? {} : { currency: job.currency, amount: Number(step.amount) }),
    };
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (let attempt = 1; ; attempt += 1) {
      if (Date.now() > giveUpAt) {
        await journal.write({ at: Date.now(), what: 'unanswered', id: step.id });
        throw new Unanswered(step.id);
      }
      const line = { at: Date.now(), what: 'send' as const, id: step.id, kind: step.kind, member: member.id };
      await journal.write({ ...line, amount: String(step.amount), ref: step.ref, attempt });
      const url = job.urls[draw(job.urls.length)] ?? '';
      try {
        const answer = await hub.send(url, paths[step.kind], payload);
        // Anything but a definite status is no answer: the call is made again until there is one.
        if (answer.http === 200 && answer.status !== 'RS_ERROR_UNKNOWN' && answer.status !== 'RS_ERROR_TIMEOUT') {
          await journal.write({
            at: Date.now(),
            what: 'answer',
            id: step.id,
            attempt,
            status: answer.status,
            body: answer.body,
          });
          sent += 1;
          acknowledged.push({ id: step.id, path: paths[step.kind], payload });
          if (draw(100) < 15) {
            const again = await hub.send(url, paths[step.kind], payload).catch(() => undefined);
            if (again?.http === 200 && again.status !== 'RS_ERROR_UNKNOWN') {
              await journal.write({
                at: Date.now(),
                what: 'answer',
                id: step.id,
                attempt: attempt + 1_000,
                status: again.status,
                body: again.body,
              });
            }
          }
          return answer.status;
        }
      } catch {
        // No answer: unknown, so the same call is made again.
      }
      await wait(20 + draw(60));
    }
  };

  const caller = async (number: number): Promise<void> => {
    const draw = seededRandom(`${job.seed} caller ${number}`);
    const mine = job.members.filter((_, index) => index % job.callers === number);
    for (let turn = 0; !isStopping; turn += 1) {
      const member = mine[draw(mine.length)];
      if (member === undefined) return;
      const name = `${job.seed} ${number} ${turn}`;
      const round = `r-${uuidOf(name).slice(0, 18)}`;
      const amount = BigInt(1 + draw(20)) * 50_000n;
      const bet: Step = { kind: 'bet', id: uuidOf(`${name} bet`), ref: '', amount, round, closes: false };
      const rollback: Step = {
        kind: 'rollback',
        id: uuidOf(`${name} rollback`),
        ref: bet.id,
        amount: 0n,
        round,
        closes: true,
      };
      const chance = draw(100);
      if (chance < 6) {
        // The cancel comes first; the bet that follows has to be refused.
        await deliver(member, rollback, draw);
        await deliver(member, bet, draw);
        continue;
      }
      const status = await deliver(member, bet, draw);
      if (status !== 'RS_OK') continue;
      if (chance < 14) await deliver(member, rollback, draw);
      else {
        const won = chance < 50 ? amount * BigInt(1 + draw(3)) : 0n;
        await deliver(
          member,
          { kind: 'win', id: uuidOf(`${name} win`), ref: bet.id, amount: won, round, closes: true },
          draw,
        );
      }
    }
  };

  /* What happened to an unanswered call is not known, so its caller cannot go on; the judge names it. */
  const untilUnanswered = (error: unknown): void => {
    if (!(error instanceof Unanswered)) throw error;
  };
  await Promise.all(Array.from({ length: job.callers }, async (_, number) => caller(number).catch(untilUnanswered)));
  // Everything that was ever acknowledged is asked once more: the first answer has to come back, byte for byte.
  let at = 0;
  const asker = async (): Promise<void> => {
    for (let call = acknowledged[at++]; call !== undefined; call = acknowledged[at++]) {
      const url = job.urls[at % job.urls.length] ?? '';
      const answer = await hub.send(url, call.path, call.payload, 20_000);
      await journal.write({
        at: Date.now(),
        what: 'answer',
        id: call.id,
        attempt: 9_999,
        status: answer.status,
        body: answer.body,
      });
    }
  };
  await Promise.all(Array.from({ length: job.callers }, asker));
  clearInterval(report);
  journal.close();
  hub.close();
  process.send?.({ sent, isDone: true });
  process.disconnect?.();
}

process.once('message', (job) => void play(job as ClientJob));
