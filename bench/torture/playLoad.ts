import { setTimeout as wait } from 'node:timers/promises';
import { VendorClient, type WalletAnswer } from '../hub88/VendorClient.ts';
import { uuidOf } from './uuidOf.ts';
import { Journal } from './Journal.ts';
import { seededRandom } from '../../tools/seededRandom.ts';
import { said } from '../../apps/studio/src/hub88/said.ts';

/** Parameters of a load client. */
export type ClientJob = {
  urls: string[];
  privateKeyPem: string;
  seed: string;
  journalFile: string;
  currency: string;
  gameCode: string;
  subPartnerId: string;
  /** Each member is played by one caller, so that its balance follows from the journal alone. */
  members: { id: number; user: string; token: string }[];
  callers: number;
  /** A crash of the database is over within seconds; after this time a call is abandoned. */
  patienceMs: number;
};

/** How the load is told to stop, and reports its progress. */
export type LoadWatch = { isStopping(): boolean; report(sent: number): void };

type Step = {
  kind: 'bet' | 'win' | 'rollback';
  id: string;
  ref: string;
  amount: bigint;
  round: string;
  closes: boolean;
};

const paths = { bet: '/transaction/bet', win: '/transaction/win', rollback: '/transaction/rollback' };

class Unanswered extends Error {}

const isDefinite = ({ http, status }: WalletAnswer): boolean =>
  http === 200 && status !== '' && status !== said.unknown && status !== said.tookTooLong;

/**
 * Plays until told to stop, finishes unanswered calls, and repeats every call once. A call without a definite response
 * within the time-out is journalled as such, and its caller ends: the outcome is unknown.
 */
export async function playLoad(job: ClientJob, watch: LoadWatch): Promise<void> {
  const journal = new Journal(job.journalFile);
  const hub = new VendorClient(job.privateKeyPem);
  let sent = 0;
  const acknowledged: { id: string; path: string; payload: object }[] = [];
  const report = setInterval(() => watch.report(sent), 500);
  const patience = job.patienceMs / 1_000;
  const callMs = Math.min(3_000, job.patienceMs);
  // Nothing is killed any more during the final repetition.
  const lastPatienceMs = Math.min(20_000, job.patienceMs);

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
    const giveUpAt = Date.now() + job.patienceMs;
    for (let attempt = 1; ; attempt += 1) {
      if (Date.now() > giveUpAt) {
        await journal.write({ at: Date.now(), what: 'unanswered', id: step.id, call: step.kind, seconds: patience });
        throw new Unanswered(step.id);
      }
      const line = { at: Date.now(), what: 'send' as const, id: step.id, kind: step.kind, member: member.id };
      await journal.write({ ...line, amount: String(step.amount), ref: step.ref, attempt });
      const url = job.urls[draw(job.urls.length)] ?? '';
      try {
        const answer = await hub.send(url, paths[step.kind], payload, callMs);
        // Anything but a definite status counts as no response: the call is retried.
        if (isDefinite(answer)) {
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
            const again = await hub.send(url, paths[step.kind], payload, callMs).catch(() => undefined);
            if (again !== undefined && isDefinite(again)) {
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
        // No response: unknown, so the same call is retried.
      }
      await wait(20 + draw(60));
    }
  };

  const caller = async (number: number): Promise<void> => {
    const draw = seededRandom(`${job.seed} caller ${number}`);
    const mine = job.members.filter((_, index) => index % job.callers === number);
    for (let turn = 0; !watch.isStopping(); turn += 1) {
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
      if (status !== said.done) continue;
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

  /* The outcome of an unanswered call is unknown, so its caller cannot continue; the judge reports it. */
  const untilUnanswered = (error: unknown): void => {
    if (!(error instanceof Unanswered)) throw error;
  };
  await Promise.all(Array.from({ length: job.callers }, async (_, number) => caller(number).catch(untilUnanswered)));
  // Repeats everything that was ever acknowledged: the first response has to come back, byte for byte.
  let at = 0;
  const asker = async (): Promise<void> => {
    for (let call = acknowledged[at++]; call !== undefined; call = acknowledged[at++]) {
      const { id, path, payload } = call;
      const giveUpAt = Date.now() + lastPatienceMs;
      let answer: WalletAnswer | undefined;
      for (let attempt = at; Date.now() < giveUpAt; attempt += 1) {
        const url = job.urls[attempt % job.urls.length] ?? '';
        answer = await hub.send(url, path, payload, callMs).catch(() => undefined);
        if (answer !== undefined && isDefinite(answer)) break;
        await wait(50);
      }
      if (answer === undefined || !isDefinite(answer)) {
        await journal.write({
          at: Date.now(),
          what: 'unanswered',
          id,
          call: `again ${path}`,
          seconds: lastPatienceMs / 1_000,
        });
        return;
      }
      const { status, body } = answer;
      await journal.write({ at: Date.now(), what: 'answer', id, attempt: 9_999, status, body });
    }
  };
  await Promise.all(Array.from({ length: job.callers }, asker));
  clearInterval(report);
  watch.report(sent);
  journal.close();
  hub.close();
}
