import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { games } from '../games.ts';
import { folderOf } from '@baize/contract/folderOf';
import { findRound } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

/** The built games, the redirect into a replay, and the verification page. */
export async function pageRoutes(app: FastifyInstance, studio: Studio): Promise<void> {
  const { gamesDir, verifierDir } = studio.settings;
  let isFirst = true;
  for (const { code } of Object.values(games)) {
    const root = join(gamesDir, code, 'dist');
    if (!existsSync(root)) studio.log.warn({ root }, 'this game has not been built');
    else await serve(app, root, `/games/${code}/`, isFirst);
    isFirst = false;
  }
  if (!existsSync(verifierDir)) studio.log.warn({ root: verifierDir }, 'the verifier has not been built');
  else await serve(app, verifierDir, '/verify/', isFirst || !app.hasReplyDecorator('sendFile'));

  app.get('/', async (_request, reply) => reply.redirect('/verify/'));
  app.get('/verify', async (request, reply) => reply.redirect(`/verify/${queryOf(request.url)}`));

  app.get<{ Params: { id: string }; Querystring: { k?: unknown; lang?: unknown } }>(
    '/replay/:id',
    async (request, reply) => {
      const { id } = request.params;
      const { k, lang } = request.query;
      if (typeof k !== 'string' || !studio.replayKeys.opens(k, id, studio.clock())) {
        throw new StudioError('keyWrong', 'The key does not open this round, or its day is over.');
      }
      const language = folderOf(lang);
      const round = await findRound(studio.pool, id);
      if (!round) throw new StudioError('roundUnknown', 'There is no such round.');
      return reply.redirect(`/games/${round.gameCode}/?lang=${language}&replay=${id}&k=${k}`);
    },
  );
}

async function serve(app: FastifyInstance, root: string, prefix: string, decorateReply: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
