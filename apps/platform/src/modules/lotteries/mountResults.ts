import type { FastifyInstance } from 'fastify';
import { mountReports } from '#kit/mountReports.ts';
import { receiveResult } from './commands/receiveResult.ts';
import type { LotteriesDeps } from './LotteriesDeps.ts';

const statuses = {
  ...{ signature_invalid: 401, timestamp_outside_window: 401, feed_unknown: 404, draw_unknown: 404, malformed: 400 },
  ...{ event_conflict: 409, draw_not_due: 409, draw_void: 409, proposal_waiting: 409, result_invalid: 422 },
} as const;

/** Callback URL of result feeds: `/vendor/results/<code>`. A feed that is too early retries. */
export function mountResults(
  app: FastifyInstance,
  deps: Pick<LotteriesDeps, 'pool' | 'log' | 'secrets' | 'isDemo'>,
): void {
  mountReports(app, {
    ...{ address: '/vendor/results', who: 'feed', maxBytes: 4_096, statuses, log: deps.log },
    headers: { timestamp: 'x-feed-timestamp', signature: 'x-feed-signature' },
    receive: (report) => receiveResult(deps, { ...report, nowMs: Date.now() }),
  });
}
