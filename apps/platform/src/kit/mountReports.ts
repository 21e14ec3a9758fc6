import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '@baize/server/logger';

/** An incoming report: nothing is parsed before its signature is verified. */
export type Report = {
  code: string;
  body: Buffer;
  path: string;
  timestamp: string | undefined;
  signature: string | undefined;
};

type Reports<Refused extends string> = {
  /** Path prefix before the reporter's code. */
  address: `/vendor/${string}`;
  /** The kind of reporter, for the log. */
  who: string;
  headers: Readonly<Record<'timestamp' | 'signature', string>>;
  maxBytes: number;
  statuses: Readonly<Record<Refused, number>>;
  log: Logger;
  receive(report: Report): Promise<{ refused: Refused } | { result: unknown }>;
};

/**
 * Mounts signed callbacks from outside. The body is taken as raw bytes; without a definite response the sender retries.
 */
export function mountReports<Refused extends string>(app: FastifyInstance, reports: Reports<Refused>): void {
  const { address, who, headers, maxBytes, statuses, log, receive } = reports;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/json(?:; ?charset=utf-8)?$/i,
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void) => done(null, body),
  );
  const send = (reply: FastifyReply, status: number, answer: object): FastifyReply =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  const header = (request: FastifyRequest, name: string): string | undefined => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };

  app.post<{ Params: { code: string } }>(`${address}/:code`, {
    bodyLimit: maxBytes,
    handler: async (request, reply) => {
      const { code } = request.params;
      const line = { [who]: code.slice(0, 32), request: request.id, ip: request.ip };
      let answer: Awaited<ReturnType<typeof receive>>;
      try {
        answer = await receive({
          code,
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          path: `${address}/${code}`,
          timestamp: header(request, headers.timestamp),
          signature: header(request, headers.signature),
        });
      } catch (error) {
        log.error({ ...line, err: error }, 'outcome unknown');
        return send(reply, 503, { error: 'try_again' });
      }
      if ('result' in answer) return send(reply, 200, answer);
      log.warn({ ...line, code: answer.refused }, 'refused');
      return send(reply, statuses[answer.refused], { error: answer.refused });
    },
    errorHandler: (error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode >= 500) log.error({ err: error, request: request.id, ip: request.ip }, 'failed');
      void send(reply, statusCode < 500 ? statusCode : 503, { error: statusCode < 500 ? 'malformed' : 'try_again' });
    },
  });
}
