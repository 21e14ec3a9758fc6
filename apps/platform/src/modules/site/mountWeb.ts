import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPages, type Pages } from './createPages.ts';
import { readPreferences } from './readPreferences.ts';
import type { WebDeps } from './Web.ts';

/** Paths that answer programs; what is unknown below them is no page. */
const isForPrograms = (path: string): boolean =>
  /^\/(?:wps|lgw|ops|vendor|health|metrics|socket\.io)(?:\/|$)/.test(path);

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';

/** Serves the portal's pages and files, the brands' pictures, and the console. */
export async function mountWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  await app.register(async (scope) => mountConsole(scope, deps));
  await app.register(async (scope) => mountPortal(scope, deps));
}

async function mountPortal(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const { web, brandOf } = deps;
  await protect(app, deps, { 'frame-src': [deps.studioUrl], 'worker-src': ["'self'"] });
  const assets = join(web.portalDir, 'client', 'assets');
  await app.register(serveFiles, {
    /* A checkout that was never built has no folder yet; the pages say so, and the API is not held up by it. */
    ...(existsSync(assets) ? { root: assets } : { serve: false, root: web.brandsDir }),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: ONE_YEAR,
  });
  app.get<{ Params: { '*': string } }>('/brand/images/*', async (request, reply) => {
    const brand = await brandOf(request.hostname);
    if (brand === undefined) return reply.callNotFound();
    return reply.sendFile(request.params['*'], join(web.brandsDir, brand.code, 'images'), {
      maxAge: ONE_HOUR,
      immutable: false,
    });
  });
  const pages = createPages(app, deps);
  app.get('/*', async (request, reply) => sendPage(request, reply, deps, pages));
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { brandOf }: WebDeps,
  pages: Pages,
): Promise<FastifyReply | void> {
  // `//x` would be read as a host, and then the rest as something else than what was asked for.
  if (request.url.startsWith('//')) return reply.callNotFound();
  const { pathname } = new URL(request.url, 'http://site.invalid');
  if (isForPrograms(pathname)) return reply.callNotFound();
  const brand = await brandOf(request.hostname);
  if (brand === undefined) {
    return reply.code(421).type('text/plain; charset=utf-8').send('Invalid URL, please contact customer service');
  }
  const { language, theme, chosen } = readPreferences(request.url, request.headers.cookie ?? '', brand);
  if (chosen !== undefined) {
    reply.header('set-cookie', `lang=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`);
  }
  const page = await pages.get({ brand, language, theme, href: request.url });
  reply
    .headers({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      etag: page.etag,
      'content-language': language === 'CN' ? 'zh-Hans' : 'en',
    })
    .type('text/html; charset=utf-8');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (page.status === 503) reply.header('retry-after', '120');
  reply.code(page.status);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.raw);
}

async function mountConsole(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const { consoleDir } = deps.web;
  await protect(app, deps, {});
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/console', async (_request, reply) => reply.redirect('/console/', 308));
  if (!existsSync(consoleDir)) return;
  await app.register(serveFiles, {
    root: consoleDir,
    prefix: '/console/',
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(consoleDir, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  /* Every other path below is a screen of the console, which its own router finds. */
  const sendIndex = async (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html');
  app.get('/console/', sendIndex);
  app.get('/console/*', sendIndex);
}

/** Headers of every page: nothing runs, frames or is sent but what comes from here, and nobody may frame us. */
async function protect(
  app: FastifyInstance,
  { isSecure }: WebDeps,
  directives: Record<string, string[]>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        /* Styles of the first view are part of the page, and widgets place themselves by style attributes. */
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...directives,
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
