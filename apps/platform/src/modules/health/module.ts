import { metricsDoor } from '@baize/server/metricsDoor';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Pool } from '#kit/db.ts';
import type { Module } from '#kit/implement.ts';

let processRegistry: Registry | undefined;

/**
 * Metrics of the process, whichever platform in it is asked. Their observers of garbage collection and of the event
 * loop run until the process ends, so there is one of each.
 */
function processMetrics(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** Liveness, readiness and metrics of the process. `/metrics` is restricted by `metricsDoor`. */
export function createHealth({ pool, metricsFrom }: { pool: Pool; metricsFrom: readonly string[] }): {
  module: Module;
} {
  const mayRead = metricsDoor(metricsFrom);
  const registry = new Registry();
  const duration = new Histogram({
    name: 'baize_http_request_seconds',
    help: 'Time from a request to its answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const whole = Registry.merge([processMetrics(), registry]);
  const module: Module = {
    name: 'health',
    routes: [],
    watch: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
        done();
      });
    },
    mount: (app) => {
      app.get('/health/live', () => ({ live: true }));
      app.get('/health/ready', async (_request, reply) => {
        try {
          await pool.query('select 1');
          return { ready: true };
        } catch {
          return reply.code(503).send({ ready: false });
        }
      });
      app.get('/metrics', async (request, reply) => {
        if (!mayRead(request.raw)) return reply.callNotFound();
        return reply.header('content-type', whole.contentType).send(await whole.metrics());
      });
    },
  };
  return { module };
}
