import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Module } from './kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import { refuseUnreadable } from '@baize/server/refuseUnreadable';
import { boundConnections, timeOutsOf, type ServerBounds } from '@baize/server/serverBounds';
import { mountRoute, sendRefusal, type MountDeps } from './kit/mount.ts';
import { Refusal } from './kit/refusal.ts';
import { parseStrictJson, StrictJsonError } from './kit/strictJson.ts';
import { stripForwardedPorts } from './kit/stripForwardedPorts.ts';

type AppDeps = MountDeps & {
  log: Logger;
  modules: readonly Module[];
  trustedProxies: readonly string[];
  bounds: ServerBounds;
};

/** Where Fastify reads the name of a plugin. */
const pluginName = Symbol.for('fastify.display-name');

/** 64 KiB are enough for every body of the contract's calls. */
const BODY_LIMIT = 65_536;

/** Maximum number of form fields in the contract. */
const FORM_FIELDS = 32;

const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;
const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Browsers and proxies send some thirty; each is a string to keep and a name to compare. */
const MOST_HEADERS = 200;

/** A request must have exactly one host, or a proxy in front and this server could use different ones. */
function refuseTwoHosts({ raw }: FastifyRequest): void {
  const names = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  const { url = '' } = raw;
  const isElsewhere = !url.startsWith('/') && (!URL.canParse(url) || new URL(url).host !== raw.headers.host);
  if (names.length > 1 || isElsewhere) throw new Refusal('unknown_host');
}

/** Builds the HTTP server from its modules, without listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    genReqId: () => randomUUID(),
    ...timeOutsOf(deps.bounds),
    clientErrorHandler: refuseUnreadable,
    keepAliveTimeout: 65_000,
    // Requests during shutdown are answered below, in the format of their path.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    // A malformed URL is refused before any route, in the usual response format.
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply, new Refusal('not_found'), deps, 'http');
    },
  });
  boundConnections(app.server, deps.bounds);
  stripForwardedPorts(app.server, deps.trustedProxies);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isClosing) throw new Refusal('overloaded');
    if (request.raw.rawHeaders.length > 2 * MOST_HEADERS) {
      void reply.header('connection', 'close');
      throw new Refusal('invalid_input', 'The request has too many headers.');
    }
    refuseTwoHosts(request);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    // Fastify normalises the header before it chooses a parser; the original value has to be valid as well.
    if (!jsonType.test(request.headers['content-type'] ?? '')) throw new Refusal('unsupported_media_type');
    try {
      return parseStrictJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
    } catch (error) {
      if (error instanceof StrictJsonError) throw new Refusal(error.code, error.message);
      throw new Refusal('malformed_body', 'The body is not UTF-8.');
    }
  });
  app.addContentTypeParser(formType, { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (!formType.test(request.headers['content-type'] ?? '')) throw new Refusal('unsupported_media_type');
    const fields = new URLSearchParams(body);
    if (fields.size > FORM_FIELDS) throw new Refusal('malformed_body', 'The form has too many fields.');
    return fields;
  });
  await app.register(cookie);
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, refusalOf(error), deps, 'http'));
  const methodsOf = new Map<string, string[]>();
  for (const { operation } of deps.modules.flatMap(({ routes }) => routes)) {
    const own = [operation.method, ...(operation.otherMethods ?? [])];
    methodsOf.set(operation.path, [...(methodsOf.get(operation.path) ?? []), ...own]);
  }
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf.get(request.url.split('?', 1)[0] ?? '');
    if (methods) void reply.header('allow', methods.join(', '));
    return sendRefusal(request, reply, new Refusal(methods ? 'method_not_allowed' : 'not_found'), deps, 'http');
  });
  for (const { watch } of deps.modules) watch?.(app);
  for (const { routes } of deps.modules) for (const route of routes) mountRoute(app, route, deps);
  for (const { name, mount } of deps.modules) {
    // Without a name Fastify looks through every loaded file for one.
    if (mount)
      await app.register(Object.assign(async (scope: FastifyInstance) => mount(scope), { [pluginName]: name }));
  }
  app.addHook('onClose', async () => {
    for (const { close } of [...deps.modules].reverse()) await close?.();
  });
  return app;
}

/** The error codes of refusals by the HTTP layer itself. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body_too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new Refusal('malformed_body');
  // Path traversal, or a missing file.
  if (statusCode === 403 || statusCode === 404) return new Refusal('not_found');
  if (statusCode >= 400 && statusCode < 500) return new Refusal('malformed_body');
  return error;
}
