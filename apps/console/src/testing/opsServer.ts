import { getOperator, operations, type ErrorCode, type Operation } from '@baize/contract';
import { answerOf, completeAnswer, type Changes } from '@baize/testkit/answerOf';
import { exampleOf } from '@baize/testkit/exampleOf';
import { afterEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { ben } from './ben.ts';

type Said = { value: unknown } | { code: ErrorCode; status?: number; value?: unknown };

/** A call, and what its answer has besides what its shape asks for. */
export type Known = readonly [Operation, Changes];

export type OpsServer = {
  /** What a call is answered with from here on: a value as it goes over the wire, or a refusal by its name. */
  say(operation: Operation, said: Said): void;
  /** What was handed over, oldest first: of the address or of the body. */
  inputsOf(operation: Operation): unknown[];
};

const offered: readonly Operation[] = Object.values(operations);

/** What a route could not have read, nor the platform have said, in the test that runs. */
const faults: string[] = [];
afterEach(() => {
  expect(faults.splice(0), 'what breaks the contract').toEqual([]);
});
const check = (of: string, { error }: { error?: z.core.$ZodError | undefined }): void => {
  if (error !== undefined) faults.push(`${of}: ${z.prettifyError(error)}`);
};

/**
 * Stands in for the server of the console. A call of which nothing is known is answered as by a house in which there is
 * nothing yet.
 */
export function opsServer(...known: readonly Known[]): OpsServer {
  const answers = new Map<Operation, Said>([[getOperator, { value: ben }]]);
  const inputs = new Map<Operation, unknown[]>();
  for (const [operation, changes] of known) {
    answers.set(operation, { value: answerOf(operation, changes, 'nothing') });
  }
  vi.stubGlobal('fetch', async (href: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const url = new URL(href, 'http://localhost');
    const operation = offered.find((one) => one.path === url.pathname && one.method === method);
    if (operation === undefined) {
      faults.push(`no operation is at ${method} ${url.pathname}`);
      return new Response('', { status: 404 });
    }
    const input: unknown = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(url.searchParams);
    if (operation.isSealed !== true) check(`${operation.id} is asked`, z.safeDecode(operation.input, input as never));
    inputs.set(operation, [...(inputs.get(operation) ?? []), input]);
    const said = answers.get(operation) ?? { value: exampleOf(operation.output, 'nothing') };
    if ('code' in said) {
      const { code, status = 200, value = null } = said;
      return Response.json({ success: false, value, message: '', code }, { status });
    }
    const value = completeAnswer(operation, said.value, faults);
    return Response.json({ success: true, value, message: '', code: 'ok' });
  });
  return {
    say: (operation, said) => void answers.set(operation, said),
    inputsOf: (operation) => inputs.get(operation) ?? [],
  };
}
