import { operations } from '@baize/contract';
import { completeAnswer } from '@baize/testkit/answerOf';
import * as z from 'zod/mini';

type Sent = (id: string, input: unknown) => void;

/**
 * Stands in for the server: answers by the paths of the contract and refuses what a route could not have read or said.
 * `answers` holds values as they go over the wire, by the operation's id; a `Response` is sent as it is, and an `Error` is
 * what happens instead of any answer.
 */
export function answerByContract(answers: Readonly<Record<string, unknown>>, sent: Sent) {
  return async (path: string, init: { body?: string } = {}): Promise<Response> => {
    const [address] = path.split('?');
    const operation = Object.values(operations).find((one) => one.path === address);
    if (operation === undefined) throw new TypeError(`No operation is at ${path}.`);
    if (init.body !== undefined) {
      const body: unknown = JSON.parse(init.body);
      z.decode(operation.input, body as never);
      sent(operation.id, body);
    }
    const said = answers[operation.id];
    if (said instanceof Error) throw said;
    if (said instanceof Response) return said.clone();
    const faults: string[] = [];
    const value = completeAnswer(operation, said, faults);
    if (faults.length > 0) throw new Error(faults.join());
    return Response.json({ success: true, value, message: '', code: 'ok' });
  };
}
