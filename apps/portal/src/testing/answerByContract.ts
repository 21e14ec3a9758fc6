import type { Operation } from '@baize/contract';
import { operations } from '@baize/contract/operations';
import { completeAnswer } from '@baize/testkit/answerOf';
import { afterEach, expect } from 'vitest';

const offered: readonly Operation[] = Object.values(operations);

/** The calls that a path takes; some paths are shared by a reading and a changing one. */
const offeredAt = new Map<string, readonly Operation[]>();
for (const one of offered) offeredAt.set(one.path, [...(offeredAt.get(one.path) ?? []), one]);

/** Answers that the platform could not have given, of the test that runs. */
const faults: string[] = [];
afterEach(() => {
  expect(faults.splice(0), 'answers that break the contract').toEqual([]);
});

/** The call of the contract at this path. */
export function operationAt(path: string, method: string): Operation | undefined {
  const known = offeredAt.get(path) ?? [];
  return known.find((one) => one.method === method || one.otherMethods?.includes(method as 'GET')) ?? known[0];
}

/**
 * A value as the platform would send it: what it leaves out is taken from the example of the contract. One that the
 * platform could not send makes the running test red at its end, since a page may well swallow the fault.
 */
export function answerByContract(operation: Operation, value: unknown): unknown {
  return completeAnswer(operation, value, faults);
}
