import { metricsDoor } from '@baize/server/metricsDoor';
import type { FastifyInstance } from 'fastify';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import { countDesk } from './store.ts';

/**
 * Metrics for alerts: how many rounds each operator's wallet has finally refused, and how long the oldest has waited.
 * Restricted by `metricsDoor`.
 */
export function metricsRoute(app: FastifyInstance, studio: Studio): void {
  const mayRead = metricsDoor(studio.settings.metricsFrom);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.raw)) throw new StudioError('notFound', 'There is nothing at this address.');
    const waiting = new Map((await countDesk(studio.pool)).map((one) => [one.operatorId, one]));
    const now = studio.clock().getTime();
    const operators = studio.settings.operators.map(({ id }) => ({ id, desk: waiting.get(id) }));
    const lines = [
      '# HELP baize_studio_stuck_rounds Rounds that wait at the desk because the wallet refused what is owed.',
      '# TYPE baize_studio_stuck_rounds gauge',
      ...operators.map(({ id, desk }) => `baize_studio_stuck_rounds{operator="${id}"} ${desk?.rounds ?? 0}`),
      '# HELP baize_studio_stuck_oldest_seconds How long ago the oldest of them began.',
      '# TYPE baize_studio_stuck_oldest_seconds gauge',
      ...operators.map(({ id, desk }) => {
        const seconds = desk === undefined ? 0 : Math.max(0, (now - desk.oldest.getTime()) / 1000);
        return `baize_studio_stuck_oldest_seconds{operator="${id}"} ${seconds}`;
      }),
    ];
    return reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
