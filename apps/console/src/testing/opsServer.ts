import { getOperator, operations, type ErrorCode, type Operation } from '@baize/contract';
import { answerOf, type Changes } from '@baize/testkit/answerOf';
import { exampleOf } from '@baize/testkit/exampleOf';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { ben } from './ben.ts';

type Said = { value: unknown } | { code: ErrorCode; status?: number; value?: unknown };

export type OpsServer = {
  /** What a call is answered with from here on: a value as it goes over the wire, or a refusal by its name. */
  say(operation: Operation, said: Said | (() => Promise<Said>)): void;
  /** What was handed over, oldest first: of the address or of the body. */
  inputsOf(operation: Operation): unknown[];
};

const offered: readonly Operation[] = Object.values(operations);

/** A call, and what its answer has besides what its shape asks for. */
export type Known = readonly [Operation, Changes];

/**
 * Stands in for the server of the console. A call of which nothing is known is answered as by a house in which there is
 * nothing yet; what a route could not have read or said throws.
 */
export function opsServer(...known: readonly Known[]): OpsServer {
  const answers = new Map<Operation, () => Promise<Said>>([[getOperator, async () => ({ value: ben })]]);
  const inputs = new Map<Operation, unknown[]>();
  vi.stubGlobal('fetch', async (href: string, init: { method?: string; body?: string } = {}): Promise<Response> => {
    const url = new URL(href, 'http://localhost');
    const operation = offered.find(({ path, method }) => path === url.pathname && method === (init.method ?? 'GET'));
    if (operation === undefined) throw new TypeError(`No operation is at ${init.method ?? 'GET'} ${href}.`);
    const input: unknown = init.body === undefined ? Object.fromEntries(url.searchParams) : JSON.parse(init.body);
    if (operation.isSealed !== true) z.decode(operation.input, input as never);
    inputs.set(operation, [...(inputs.get(operation) ?? []), input]);
    const said = (await answers.get(operation)?.()) ?? { value: exampleOf(operation.output, 'nothing') };
    if ('code' in said) {
      const { code, status = 200, value = null } = said;
      return Response.json({ success: false, value, message: '', code }, { status });
    }
    expect(z.safeDecode(operation.output, said.value as never).error, operation.id).toBeUndefined();
    return Response.json({ success: true, value: said.value, message: '', code: 'ok' });
  });
  for (const [operation, changes] of known) {
    const value = answerOf(operation, changes, 'nothing');
    answers.set(operation, async () => ({ value }));
  }
  return {
    say: (operation, said) => void answers.set(operation, typeof said === 'function' ? said : async () => said),
    inputsOf: (operation) => inputs.get(operation) ?? [],
  };
}
