import type { Answer } from './Hub88Client.ts';
import { describe, Fault, type Player } from './Player.ts';

export type CaseOptions = {
  player: Player;
  orderLength: number;
  /** Another user of the same operator, if there is a second one. */
  second?: Player | undefined;
  /** A user who is blocked from play. */
  locked?: Player | undefined;
};

/** One conformance test case. Resolves to a description, throws a Fault if the wallet is wrong. */
export type Case = { name: string; title: string; run(options: CaseOptions): Promise<string> };

export const UNIT = 1_000;

/** Sends requests concurrently; the responses in the order of the requests. */
export function together(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)));
}

export function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, httpStatus } of answers) {
    const name = status === '' ? `HTTP ${httpStatus}` : status;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count}x ${name}`).join(', ');
}

/** Asserts that a malformed call was refused. */
export function mustBeRefused(answer: Answer, what: string): void {
  if (answer.status === 'RS_OK' || answer.httpStatus >= 500 || answer.httpStatus < 200) {
    throw new Fault(`${what}: expected a refusal, saw ${describe(answer)}`);
  }
}
