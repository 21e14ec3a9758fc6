import * as z from 'zod/mini';
import type { AnyCall, Brand, Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';

/** A public call: an operation's id, and its input in wire format. */
export type GuestCall = Readonly<{ id: string; input: unknown }>;

/** Resolves to the output of the call for a guest in wire format; throws its refusal. */
export type GuestAnswers = (brand: Brand, call: GuestCall) => Promise<unknown>;

/** A guest on localhost, which every region allows. */
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
 * Answers public calls in process, by the operations' own handlers, so that the server makes no request to itself to
 * prefetch. `routesOf` is called with the first call, when all modules exist.
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
