import type { FastifyInstance } from 'fastify';
import { folderOf } from '@baize/contract/folderOf';
import { tossPage, tossScript } from './tossPage.ts';

/** The page of the game that is played from the vendor's wallet. */
export function tossPages(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: unknown; back?: unknown } }>('/purse/play', async (request, reply) => {
    const { lang, back } = request.query;
    return reply.type('text/html; charset=utf-8').send(tossPage(folderOf(lang), typeof back === 'string' ? back : ''));
  });
  app.get('/purse/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(tossScript));
}
