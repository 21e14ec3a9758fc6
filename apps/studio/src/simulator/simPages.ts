import type { FastifyInstance } from 'fastify';
import { folderOf } from '@baize/contract/folderOf';
import { StudioError } from '../StudioError.ts';
import { drawTile } from './drawTile.ts';
import { simPage } from './simPage.ts';
import { simScript } from './simScript.ts';
import type { Simulator } from './Simulator.ts';
import { simTables } from './tables/simTables.ts';

/** The pages of the simulated vendors' games, with their pictures. */
export function simPages(app: FastifyInstance, sim: Simulator): void {
  app.get<{ Querystring: { game?: unknown; lang?: unknown } }>('/sim/play', async (request, reply) => {
    const { game, lang } = request.query;
    const table = typeof game === 'string' ? simTables.get(game) : undefined;
    if (!table) throw new StudioError('gameUnknown', 'There is no game with this code.');
    return reply.type('text/html; charset=utf-8').send(simPage(table, folderOf(lang), sim.parents));
  });
  app.get('/sim/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(simScript));
  app.get<{ Params: { name: string } }>('/sim/pictures/:name', async (request, reply) => {
    const table = simTables.get(request.params.name.replace(/\.svg$/, ''));
    if (!table) throw new StudioError('notFound', 'There is no such picture.');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawTile(table));
  });
}
