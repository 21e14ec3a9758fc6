import { errorStatus } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@baize/server/logger';
import { Refusal } from '#kit/refusal.ts';
import type { RefusedCalls } from './createRefusedCalls.ts';
import type { SignatureBudget } from './createSignatureBudget.ts';
import type { RefusalCause } from './store/refusedCalls.ts';
import { UnsoundItem } from '#modules/wallet/index.ts';
import type { Directory } from './createDirectory.ts';
import type { Seamless } from './createSeamless.ts';
import type { DialectCall, DialectReply, SeamlessWallet } from './dialects/Dialect.ts';

type Coded = Readonly<{ statusCode?: number }>;
type MountDeps = {
  directory: Directory;
  seamless: Seamless;
  budget: SignatureBudget;
  refusedCalls: Pick<RefusedCalls, 'note'>;
  log: Logger;
};

/**
 * Refusals beyond the budget are delayed by this much, which limits the calls of one client; and this many are delayed
 * at once.
 */
const HELD_MS = 1_000;
const MOST_HELD = 1_000;

/**
 * Mounts the wallet side of a dialect under `/vendor/<dialect>`. The body is taken as raw bytes and not parsed before
 * one of the dialect's vendors is known to have signed it. The caller is identified by the matching key, never by the
 * content of the call.
 */
export function mountDialect(
  app: FastifyInstance,
  { name, wallet }: Readonly<{ name: string; wallet: SeamlessWallet }>,
  { directory, seamless, budget, refusedCalls, log }: MountDeps,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    wallet.contentType,
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void) => done(null, body),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, answer: DialectReply): FastifyReply => {
    if (answer.strange !== undefined && answer.strange.length > 0) {
      const line = { dialect: name, call: path, strange: answer.strange, request: request.id };
      log.warn(line, 'fields that nobody knows');
    }
    // Errors already have their own log line.
    if (answer.outcome === 'refused') {
      const line = { dialect: name, call: path, status: answer.status, request: request.id, ip: request.ip };
      if (answer.isSuspicious === true || answer.httpStatus === 401 || answer.httpStatus === 403)
        log.warn(line, 'refused');
      else log.info(line, 'refused');
    }
    return answerWith(reply, answer);
  };

  const note = (request: FastifyRequest, path: string, cause: RefusalCause, vendorCode = ''): void =>
    refusedCalls.note({ dialect: name, vendorCode, cause, path, ip: request.ip, requestId: request.id });

  let held = 0;
  /* Not logged per call: that would be another way to keep this process busy. An address has one line a minute. */
  const refuseUnread = async (reply: FastifyReply): Promise<FastifyReply> => {
    if (held >= MOST_HELD) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    held += 1;
    await wait(HELD_MS, undefined, { ref: false });
    held -= 1;
    return answerWith(reply, wallet.badSignature());
  };

  for (const path of wallet.paths) {
    app.post(`/vendor/${name}${wallet.isKeyInAddress === true ? '/:key' : ''}${path}`, {
      handler: async (request, reply) => {
        if (!budget.mayTry(request.ip)) {
          note(request, path, 'signature');
          if (budget.isFirstRefusal(request.ip)) {
            const line = { dialect: name, call: path, request: request.id, ip: request.ip };
            log.warn(line, 'too many wrong signatures; no more are verified or logged this minute');
          }
          return refuseUnread(reply);
        }
        const call = callOf(path, request);
        const known = (await directory.byDialect(name)).find((one) => wallet.isSigned(call, one));
        budget.note(request.ip, known !== undefined);
        if (known === undefined) {
          note(request, path, 'signature');
          return send(request, reply, path, wallet.badSignature());
        }
        const { code } = known.vendor;
        if (!known.admits(request.ip)) {
          note(request, path, 'address', code);
          return send(request, reply, path, wallet.badAddress());
        }
        try {
          const answer = await wallet.answer(call, known, seamless);
          if (answer.isSuspicious === true) note(request, path, 'mismatch', code);
          return send(request, reply, path, answer);
        } catch (error) {
          const line = { dialect: name, call: path, request: request.id, ip: request.ip };
          if (error instanceof UnsoundItem) {
            log.fatal({ ...line, err: error, alarm: 'wallet.unsound' }, 'an item broke an invariant of the books');
          } else log.error({ ...line, err: error }, 'outcome unknown');
          return send(request, reply, path, wallet.unknownOutcome(path));
        }
      },
      errorHandler: (error, request, reply) => {
        const { statusCode = 500 } =
          error instanceof Refusal ? { statusCode: errorStatus[error.code] } : (error as Coded);
        // A process that shuts down has begun nothing; the status lets the load balancer try another.
        const late = { ...wallet.unknownOutcome(path), ...(statusCode === 503 ? { httpStatus: 503 } : {}) };
        const answer = statusCode < 500 ? wallet.badRequest(statusCode) : late;
        if (statusCode >= 500 && !(error instanceof Refusal)) {
          log.error({ err: error, dialect: name, call: path, request: request.id, ip: request.ip }, 'failed');
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
