import { errorStatus } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@baize/server/logger';
import { Refusal } from '../../kit/refusal.ts';
import type { SignatureBudget } from './createSignatureBudget.ts';
import type { Directory } from './createDirectory.ts';
import type { Seamless } from './createSeamless.ts';
import type { Dialect, DialectCall, DialectReply } from './dialects/Dialect.ts';

type Coded = Readonly<{ statusCode?: number }>;
type MountDeps = { directory: Directory; seamless: Seamless; budget: SignatureBudget; log: Logger };

/** Who has used up its budget waits this long for the answer that it knows, and so makes few calls; so many wait at once. */
const HELD_MS = 1_000;
const MOST_HELD = 1_000;

/**
 * Puts a dialect's calls under `/vendor/<dialect>`. The body is taken as the bytes that came, and no byte of it is
 * understood before one of the dialect's vendors is known to have signed it. Who calls is decided by the key that
 * fits, never by anything the call says of itself.
 */
export function mountDialect(
  app: FastifyInstance,
  dialect: Dialect,
  { directory, seamless, budget, log }: MountDeps,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    dialect.contentType,
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void) => done(null, body),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, answer: DialectReply): FastifyReply => {
    if (answer.strange !== undefined && answer.strange.length > 0) {
      const line = { dialect: dialect.name, call: path, strange: answer.strange, request: request.id };
      log.warn(line, 'fields that nobody knows');
    }
    // What ended in an error has its own line already, with the error in it.
    if (answer.httpStatus < 500 && (answer.status !== dialect.okStatus || answer.httpStatus !== 200)) {
      const line = { dialect: dialect.name, call: path, status: answer.status, request: request.id, ip: request.ip };
      if (answer.isSuspicious === true || answer.httpStatus === 401 || answer.httpStatus === 403)
        log.warn(line, 'refused');
      else log.info(line, 'refused');
    }
    return answerWith(reply, answer);
  };

  let held = 0;
  /* No line for each: they would be another way to keep this process busy. */
  const refuseUnread = async (reply: FastifyReply): Promise<FastifyReply> => {
    if (held >= MOST_HELD) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    held += 1;
    await wait(HELD_MS, undefined, { ref: false });
    held -= 1;
    return answerWith(reply, dialect.badSignature());
  };

  for (const path of dialect.paths) {
    app.post(`/vendor/${dialect.name}${dialect.isKeyInAddress === true ? '/:key' : ''}${path}`, {
      handler: async (request, reply) => {
        if (!budget.mayTry(request.ip)) return refuseUnread(reply);
        const call = callOf(path, request);
        const known = (await directory.byDialect(dialect.name)).find((one) => dialect.isSigned(call, one));
        budget.note(request.ip, known !== undefined);
        if (known === undefined) return send(request, reply, path, dialect.badSignature());
        if (!known.admits(request.ip)) return send(request, reply, path, dialect.badAddress());
        try {
          return send(request, reply, path, await dialect.answer(call, known, seamless));
        } catch (error) {
          const line = { dialect: dialect.name, call: path, request: request.id, ip: request.ip };
          log.error({ ...line, err: error }, 'outcome unknown');
          return send(request, reply, path, dialect.unknownOutcome(path));
        }
      },
      errorHandler: (error, request, reply) => {
        const { statusCode = 500 } =
          error instanceof Refusal ? { statusCode: errorStatus[error.code] } : (error as Coded);
        // A server that stops has begun nothing; the status tells what stands in front of it to ask another.
        const late = { ...dialect.unknownOutcome(path), ...(statusCode === 503 ? { httpStatus: 503 } : {}) };
        const answer = statusCode < 500 ? dialect.badRequest(statusCode) : late;
        if (statusCode >= 500 && !(error instanceof Refusal)) {
          log.error({ err: error, dialect: dialect.name, call: path, request: request.id, ip: request.ip }, 'failed');
        }
        void send(request, reply, path, answer);
      },
    });
  }
}

function answerWith(reply: FastifyReply, { httpStatus, text }: DialectReply): FastifyReply {
  return reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(text);
}

function callOf(path: string, request: FastifyRequest): DialectCall {
  const mark = request.url.indexOf('?');
  return {
    path,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
    query: mark < 0 ? '' : request.url.slice(mark + 1),
    key: (request.params as { key?: string }).key ?? '',
  };
}
