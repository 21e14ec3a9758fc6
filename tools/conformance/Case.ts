import type { Answer } from './Hub88Client.ts';
import { describe, Fault, type Player } from './Player.ts';

export type CaseOptions = {
  player: Player;
  orderLength: number;
  /** Another user of the same operator, where there is one to play with. */
  second?: Player | undefined;
  /** One who may not play. */
  locked?: Player | undefined;
};

/** One thing a supplier does to a wallet. Resolves with what was seen, throws a Fault when it was wrong. */
export type Case = { name: string; title: string; run(options: CaseOptions): Promise<string> };

export const UNIT = 1_000;

/** Released together; the answers in the order of the requests. */
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

/** A call that the server must turn away for its form, whatever it asks. */
export function mustBeRefused(answer: Answer, what: string): void {
  if (answer.status === 'RS_OK' || answer.httpStatus >= 500 || answer.httpStatus < 200) {
    throw new Fault(`${what}: expected a refusal, saw ${describe(answer)}`);
  }
}
