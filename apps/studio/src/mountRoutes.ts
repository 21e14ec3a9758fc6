import type { StudioOperation } from '@baize/contract/studio/studioOperation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Callers, StudioRoute } from './implement.ts';
import { readInput } from './readInput.ts';
import { StudioError } from './StudioError.ts';

/** Authenticates and limits the calls of one audience, or throws; `input` parses the call's input. */
export type Door<Who extends StudioOperation['audience']> = (
  request: FastifyRequest,
  input: () => unknown,
) => Callers[Who] | Promise<Callers[Who]>;

export type Doors = { readonly [Who in StudioOperation['audience']]: Door<Who> };

/**
 * Mounts operations of the contract. For each call, in this order: authentication, input validation, handler, and
 * output validation. Errors go to the server's error handler.
 */
export function mountRoutes(app: FastifyInstance, doors: Doors, routes: readonly StudioRoute[]): void {
  for (const { operation, handle } of routes) {
    app.route({
      method: operation.method,
      url: operation.path,
      handler: async (request) => {
        const input = (): unknown => readInput(operation, request);
        const caller = await doors[operation.audience](request, input);
        const refuse = (error: StudioError['error'], message?: string): StudioError => new StudioError(error, message);
        return z.encode(
          operation.output,
          await handle({ input: input(), caller, refuse } as Parameters<typeof handle>[0]),
        );
      },
    });
  }
}
