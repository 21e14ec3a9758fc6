import { errorStatus, type Answer, type ErrorCode, type Operation } from '@baize/contract';
import type { FileAnswer } from '@baize/contract/fileAnswer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { OriginCheck } from './createOriginCheck.ts';
import { isWithoutConnection } from './db.ts';
import type { AnyCall, Brand, MemberSession, OperatorSession, Route } from './implement.ts';
import type { Logger } from '@baize/server/logger';
import { Refusal } from './refusal.ts';

/** Localised message of a refusal; undefined if there is none. Its value may contain limits to insert. */
export type RefusalWords = (
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
  refusal: { code: ErrorCode; value: unknown },
) => string | undefined;

/** Dependencies of mounting, injected by the modules so that the kit knows none of them. */
export type MountDeps = {
  log: Logger;
  /** The brand of a host name, or undefined for an unknown host. */
  brandOf(host: string): Promise<Brand | undefined>;
  findMember(token: string, brand: Brand): Promise<MemberSession | undefined>;
  findOperator(token: string, brand: Brand): Promise<OperatorSession | undefined>;
  /** Refuses visitors of regions that the brand does not serve; throws a Refusal. */
  refuseRegion(brand: Brand, ip: string): void;
  isOwnOrigin: OriginCheck;
  /** True if visitors use TLS, so that cookies are marked secure. */
  isSecure: boolean;
  /** Rate limit of sealed bodies per address: each costs a decryption before anything else is known. */
  maySeal(ip: string): boolean;
  /** Opens a sealed body once; otherwise throws a Refusal. */
  openEnvelope(envelope: string, path: string): Promise<unknown>;
  /** Without it, a refusal's message is its code. */
  wordsOf?: RefusalWords | undefined;
};

/** Calls that stay open while the brand is closed: the start-up call, the way to customer service, and all that operators do. */
const isOpenWhenClosed = (operation: Operation): boolean =>
  operation.isOpenWhenClosed === true || operation.path.startsWith('/ops/');

/** Registers one operation: brand, session, permission, input, handler, output, in this order. */
export function mountRoute(app: FastifyInstance, { operation, handle }: Route, deps: MountDeps): void {
  const methods = [operation.method, ...(operation.otherMethods ?? [])];
  app.route({
    // One route for both: Fastify would add a second one for HEAD, and these are half of all.
    method: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
    url: operation.path,
    ...(operation.bodyLimit === undefined ? {} : { bodyLimit: operation.bodyLimit }),
    handler: async (request, reply) => {
      try {
        const brand = await findBrand(request, deps);
        if (!isOpenWhenClosed(operation)) {
          if (brand.isMaintenance) throw new Refusal('maintenance');
          deps.refuseRegion(brand, request.ip);
        }
        refuseForeignOrigin(request, brand, deps);
        const session = await findSession(request, operation, brand, deps);
        const input = readInput(operation, await rawInput(request, operation, deps));
        const call: AnyCall = {
          input,
          brand,
          session,
          ip: request.ip,
          userAgent: String(request.headers['user-agent'] ?? '').slice(0, 256),
          cookies: request.cookies,
          setCookie: (name, text, seconds) => {
            const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: deps.isSecure } as const;
            if (text === undefined) reply.clearCookie(name, options);
            else reply.setCookie(name, text, { ...options, maxAge: seconds });
          },
          requestId: request.id,
          refuse: (code, value = null) => new Refusal(code, code, value),
        };
        const value = z.encode(operation.output, await handle(call));
        if (operation.isFile === true) return sendFile(reply, value as FileAnswer);
        return sendAnswer(reply, 200, { success: true, value, message: '', code: 'ok' });
      } catch (error) {
        return sendRefusal(request, reply, error, deps, operation.id);
      }
    },
  });
}

/** Sends the response envelope. Responses of operations are never cacheable. */
function sendAnswer(reply: FastifyReply, status: number, answer: Answer): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .send(JSON.stringify(answer));
}

/** Streams a file. A failure in the middle cuts the connection, so that no partial file passes for a complete one. */
function sendFile(reply: FastifyReply, { name, mediaType, chunks }: FileAnswer): FastifyReply {
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.+-]/g, '_')}"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(chunks, { objectMode: false }));
}

/** A server that is busy says so, instead of calling it an error: the database was not reached, and may be asked again. */
function refusalOf(error: unknown, { id }: Pick<FastifyRequest, 'id'>): Refusal {
  if (error instanceof Refusal) return error;
  if (isWithoutConnection(error)) return new Refusal('overloaded');
  return new Refusal('unknown_error', `Reference ${id}`);
}

/** Converts any error to a refusal; unexpected ones are logged and answered without detail. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { log, wordsOf }: Pick<MountDeps, 'log' | 'wordsOf'>,
  operationId: string,
): FastifyReply {
  const refusal = refusalOf(error, request);
  const status = errorStatus[refusal.code];
  const line = { operation: operationId, code: refusal.code, status, request: request.id, ip: request.ip };
  if (error instanceof Refusal) log.info(line, 'refused');
  else log.error({ ...line, err: error }, 'failed');
  return sendAnswer(reply, status, {
    success: false,
    value: refusal.value,
    // Some refusals have a message of their own; the others use the portal's dictionary.
    message: refusal.message === refusal.code ? (wordsOf?.(request.headers, refusal) ?? refusal.code) : refusal.message,
    code: refusal.code,
  });
}

async function findBrand(request: FastifyRequest, deps: MountDeps): Promise<Brand> {
  const brand = await deps.brandOf(request.hostname);
  if (!brand) throw new Refusal('unknown_host', 'Invalid URL, please contact customer service');
  return brand;
}

/** Cross-site requests are refused, whatever credentials they carry. */
function refuseForeignOrigin(request: FastifyRequest, brand: Brand, { isOwnOrigin }: MountDeps): void {
  const { origin } = request.headers;
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return;
  if (!isOwnOrigin(origin, brand, request.raw)) throw new Refusal('wrong_origin');
}

async function findSession(
  request: FastifyRequest,
  operation: Operation,
  brand: Brand,
  deps: MountDeps,
): Promise<AnyCall['session']> {
  if (operation.audience === 'public') return undefined;
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('not_logged_in');
  if (operation.audience === 'operator') {
    const session = await deps.findOperator(token, brand);
    if (!session) throw new Refusal('not_logged_in');
    if (operation.permission !== undefined && !session.permissions.has(operation.permission)) {
      throw new Refusal('not_allowed');
    }
    return session;
  }
  const session = await deps.findMember(token, brand);
  if (!session) throw new Refusal('not_logged_in');
  if (session.needsPasswordChange && operation.allowsRestricted !== true) throw new Refusal('password_change_needed');
  if (operation.isRealMoney === true && session.isTrial) throw new Refusal('in_need_true_account');
  return session;
}

async function rawInput(request: FastifyRequest, operation: Operation, deps: MountDeps): Promise<unknown> {
  if (['GET', 'HEAD', 'DELETE'].includes(request.method)) return queryOf(request.raw.url ?? '');
  const body = request.body ?? {};
  const isForm = body instanceof URLSearchParams;
  if (isForm !== (operation.isForm === true)) throw new Refusal('unsupported_media_type');
  if (isForm) return fieldsOf(body);
  if (operation.isSealed !== true) return body;
  const shape = z.safeParse(z.strictObject({ envelope: z.string().check(z.maxLength(16_384)) }), body);
  if (!shape.success) throw new Refusal('envelope_required');
  if (!deps.maySeal(request.ip)) throw new Refusal('too_many_requests');
  return deps.openEnvelope(shape.data.envelope, operation.path);
}

/** The query as an object of strings; duplicate names are refused, since parsers differ on them. */
function queryOf(url: string): Record<string, string> {
  const at = url.indexOf('?');
  return at < 0 ? {} : fieldsOf(new URLSearchParams(url.slice(at + 1)));
}

function fieldsOf(fields: URLSearchParams): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    if (found.has(name)) throw new Refusal('duplicate_key', `"${name.slice(0, 64)}" stands twice.`);
    if (value.includes('\0')) {
      throw new Refusal('invalid_input', `"${name.slice(0, 64)}" holds a character that no text may hold.`);
    }
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

function readInput(operation: Operation, raw: unknown): unknown {
  const parsed = z.safeParse(operation.input, raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw new Refusal('unknown_field', `Unknown field: ${issue.keys.map((key) => key.slice(0, 64)).join(', ')}`);
  }
  const where = issue?.path.map(String).join('.') ?? '';
  const named = operation.errors.find((code: ErrorCode) => code === issue?.message);
  throw new Refusal(named ?? 'invalid_input', where === '' ? 'The input is not valid.' : `Not valid: ${where}`, {
    field: where,
  });
}
