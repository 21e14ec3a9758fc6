import type { FastifyInstance } from 'fastify';
import { languageOf } from '../languageOf.ts';
import { tossPage, tossScript } from './tossPage.ts';

/** The page of the game that is played from the vendor's wallet. */
export function tossPages(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: unknown; back?: unknown } }>('/purse/play', async (request, reply) => {
    const { lang, back } = request.query;
    return reply
      .type('text/html; charset=utf-8')
      .send(tossPage(languageOf(lang), typeof back === 'string' ? back : ''));
  });
  app.get('/purse/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(tossScript));
}
