import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '#kit/implement.ts';
import { apiPage, apiPageCss } from './apiPage.ts';
import { openApi } from './openApi.ts';

export type DocsDeps = Readonly<{
  publicUrl: string;
  /** The interface's own font; the fallback is the system's. */
  fontsDir?: string | undefined;
  brandOf(host: string): Promise<Pick<Brand, 'name'> | undefined>;
}>;

/** Path of the current brand's logo. */
const LOGO = '/brand/images/icons/favicon.svg';

/** Serves the OpenAPI document and the HTML documentation; the former is generated once, on the first request. */
export function mountDocs(app: FastifyInstance, { publicUrl, fontsDir, brandOf }: DocsDeps): void {
  const description = once(() => JSON.stringify(openApi(publicUrl)));
  const headers = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers(headers).header('content-type', 'application/json; charset=utf-8').send(description()),
  );
  const pages = new Map<string, string>();
  app.get('/docs/api', async (request, reply) => {
    const brand = await brandOf(request.hostname);
    // Without the portal's pages no logo is served.
    const logo = brand === undefined || fontsDir === undefined ? undefined : LOGO;
    const name = brand?.name ?? 'Baize';
    const page = pages.get(name) ?? apiPage({ name, logo });
    // Brands are few and rarely renamed, so an unbounded cache is fine.
    if (brand !== undefined) pages.set(name, page);
    return reply.headers(headers).type('text/html; charset=utf-8').send(page);
  });
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

/** Memoises the result of the first call. */
function once<Made extends string | Promise<Buffer>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
