import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../kit/logger.ts';
import type { Directory, KnownVendor } from './createDirectory.ts';
import type { Seamless } from './createSeamless.ts';
import type { Dialect, DialectReply } from './dialects/Dialect.ts';

type MountDeps = { directory: Directory; seamless: Seamless; log: Logger };

/**
 * Puts a dialect's calls under `/vendor/<dialect>`. The body is taken as the bytes that came, and no byte of it is
 * understood before one of the dialect's vendors is known to have signed it. Who calls is decided by the key that
 * fits, never by anything the call says of itself.
 */
export function mountDialect(app: FastifyInstance, dialect: Dialect, { directory, seamless, log }: MountDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/json(?:; ?charset=utf-8)?$/i,
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void) => done(null, body),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, answer: DialectReply): FastifyReply => {
    // What ended in an error has its own line already, with the error in it.
    if (answer.httpStatus < 500 && (answer.status !== 'RS_OK' || answer.httpStatus !== 200)) {
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
    app.post(`/vendor/${dialect.name}${path}`, {
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const known = await signerOf(request, body);
        if (known === undefined) return send(request, reply, path, dialect.badSignature());
        if (!known.admits(request.ip)) return send(request, reply, path, dialect.badAddress());
        try {
          return send(request, reply, path, await dialect.answer(path, body, known, seamless));
        } catch (error) {
          const line = { dialect: dialect.name, call: path, request: request.id, ip: request.ip };
          log.error({ ...line, err: error }, 'outcome unknown');
          return send(request, reply, path, dialect.unknownOutcome());
        }
      },
      errorHandler: (error, request, reply) => {
        const { statusCode = 500 } = error as { statusCode?: number };
        const answer = statusCode < 500 ? dialect.badRequest(statusCode) : dialect.unknownOutcome();
        if (statusCode >= 500) {
          log.error({ err: error, dialect: dialect.name, call: path, request: request.id, ip: request.ip }, 'failed');
        }
        void send(request, reply, path, answer);
      },
    });
  }

  async function signerOf(request: FastifyRequest, body: Buffer): Promise<KnownVendor | undefined> {
    const header = request.headers[dialect.signatureHeader];
    if (typeof header !== 'string') return undefined;
    return (await directory.byDialect(dialect.name)).find((known) => dialect.isSigned(body, header, known));
  }
}
