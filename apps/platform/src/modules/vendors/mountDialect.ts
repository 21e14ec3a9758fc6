import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '@baize/server/logger';
import { UnsoundItem } from '../wallet/index.ts';
import type { Directory } from './createDirectory.ts';
import type { Seamless } from './createSeamless.ts';
import type { Dialect, DialectCall, DialectReply } from './dialects/Dialect.ts';

type MountDeps = { directory: Directory; seamless: Seamless; log: Logger };

/**
 * Puts a dialect's calls under `/vendor/<dialect>`. The body is taken as the bytes that came, and no byte of it is
 * understood before one of the dialect's vendors is known to have signed it. Who calls is decided by the key that
 * fits, never by anything the call says of itself.
 */
export function mountDialect(app: FastifyInstance, dialect: Dialect, { directory, seamless, log }: MountDeps): void {
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
    return reply
      .code(answer.httpStatus)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(answer.text);
  };

  for (const path of dialect.paths) {
    app.post(`/vendor/${dialect.name}${dialect.isKeyInAddress === true ? '/:key' : ''}${path}`, {
      handler: async (request, reply) => {
        const call = callOf(path, request);
        const known = (await directory.byDialect(dialect.name)).find((one) => dialect.isSigned(call, one));
        if (known === undefined) return send(request, reply, path, dialect.badSignature());
        if (!known.admits(request.ip)) return send(request, reply, path, dialect.badAddress());
        try {
          return send(request, reply, path, await dialect.answer(call, known, seamless));
        } catch (error) {
          const line = { dialect: dialect.name, call: path, request: request.id, ip: request.ip };
          if (error instanceof UnsoundItem) {
            log.fatal({ ...line, err: error, alarm: 'wallet.unsound' }, 'an item broke an invariant of the books');
          } else log.error({ ...line, err: error }, 'outcome unknown');
          return send(request, reply, path, dialect.unknownOutcome(path));
        }
      },
      errorHandler: (error, request, reply) => {
        const { statusCode = 500 } = error as { statusCode?: number };
        const answer = statusCode < 500 ? dialect.badRequest(statusCode) : dialect.unknownOutcome(path);
        if (statusCode >= 500) {
          log.error({ err: error, dialect: dialect.name, call: path, request: request.id, ip: request.ip }, 'failed');
        }
        void send(request, reply, path, answer);
      },
    });
  }
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
