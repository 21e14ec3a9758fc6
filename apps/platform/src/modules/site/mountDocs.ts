import type { FastifyInstance } from 'fastify';
import { apiPage, apiPageCss } from './apiPage.ts';
import { openApi } from './openApi.ts';

/** Serves the description of the API for programs and for people; both are made once, at the start. */
export function mountDocs(app: FastifyInstance, publicUrl: string): void {
  const description = JSON.stringify(openApi(publicUrl));
  const page = apiPage();
  const headers = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers(headers).header('content-type', 'application/json; charset=utf-8').send(description),
  );
  app.get('/docs/api', async (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page));
  app.get('/docs/api.css', async (_request, reply) =>
    reply.headers(headers).type('text/css; charset=utf-8').send(apiPageCss),
  );
}
