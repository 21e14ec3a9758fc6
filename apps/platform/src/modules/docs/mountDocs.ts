import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPage, apiPageCss } from './apiPage.ts';
import { openApi } from './openApi.ts';

/** Serves the description of the API for programs and for people; each is made once, when it is first asked for. */
export function mountDocs(app: FastifyInstance, publicUrl: string, fontsDir: string | undefined): void {
  const description = once(() => JSON.stringify(openApi(publicUrl)));
  const page = once(apiPage);
  const headers = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers(headers).header('content-type', 'application/json; charset=utf-8').send(description()),
  );
  app.get('/docs/api', async (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page()));
  app.get('/docs/api.css', async (_request, reply) =>
    reply.headers(headers).type('text/css; charset=utf-8').send(apiPageCss),
  );
  if (fontsDir === undefined) return;
  const font = once(() => readFile(join(fontsDir, 'archivo-latin-wdth-normal.woff2')));
  app.get('/docs/api.woff2', async (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'public, max-age=86400' })
      .type('font/woff2')
      .send(await font()),
  );
}

/** Makes it the first time, and gives the same ever after. */
function once<Made extends string | Promise<Buffer>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
