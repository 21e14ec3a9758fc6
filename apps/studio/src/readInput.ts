import type { StudioOperation } from '@baize/contract/studio/studioOperation';
import type { FastifyRequest } from 'fastify';
import { parseBody } from './parseBody.ts';
import { StudioError } from './StudioError.ts';

/** The input of a call from its body, or from its query if it is a read, parsed by the operation's schema. */
export function readInput({ method, input, errors }: StudioOperation, request: FastifyRequest): unknown {
  const named = request.params as Readonly<Record<string, string>>;
  const said = method === 'GET' ? { ...(request.query as object), ...named } : bodyOf(request, named);
  return parseBody(input, said, errors);
}

/** The body merged with the path parameters, which a body cannot override. */
function bodyOf({ body }: FastifyRequest, named: Readonly<Record<string, string>>): unknown {
  const names = Object.keys(named);
  if (names.length === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const twice = names.find((name) => Object.hasOwn(body, name));
  if (twice !== undefined) throw new StudioError('badRequest', `The field ${twice} is unknown.`);
  return { ...body, ...named };
}
