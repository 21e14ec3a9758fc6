import * as z from 'zod/mini';
import type { AnyCall, Brand, Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';

/** A call that anybody may make: an operation by its id, and its input as it goes over the wire. */
export type GuestCall = Readonly<{ id: string; input: unknown }>;

/** Answers a call as its operation answers a guest over the wire, and throws the refusal that it would give. */
export type GuestAnswers = (brand: Brand, call: GuestCall) => Promise<unknown>;

/** Nobody in particular asks, from this machine, which is refused nowhere. */
const guest: Omit<AnyCall, 'input' | 'brand'> = {
  session: undefined,
  ip: '127.0.0.1',
  userAgent: '',
  cookies: {},
  setCookie: () => undefined,
  requestId: 'page',
  refuse: (code, value = null) => new Refusal(code, code, value),
};

/**
 * Answers guests within this process, by the functions of the operations themselves: the server makes no request to itself
 * for what its pages begin with. `routesOf` is read with the first question, when all modules stand.
 */
export function createGuestAnswers(routesOf: () => readonly Route[]): GuestAnswers {
  let known: Map<string, Route> | undefined;
  return async (brand, { id, input }) => {
    known ??= new Map(routesOf().map((route) => [route.operation.id, route]));
    const route = known.get(id);
    const { operation } = route ?? {};
    if (route === undefined || operation?.audience !== 'public' || operation.method !== 'GET') {
      throw new Error(`${id} is no call that a guest reads by.`);
    }
    const parsed = z.safeParse(operation.input, input);
    if (!parsed.success) throw new Error(`The input of ${id} does not fit: ${parsed.error.message}`);
    return z.encode(operation.output, await route.handle({ ...guest, brand, input: parsed.data }));
  };
}
