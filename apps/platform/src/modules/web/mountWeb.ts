import { fallbackLanguage, languageCodes, languages } from '@baize/contract/languages';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPace } from '#kit/createPace.ts';
import { Refusal } from '#kit/refusal.ts';
import { siteUrl } from '#kit/siteUrl.ts';
import { createLooks, houseCode, houseLogo, LOGO, presentClosure, type Looks } from '#modules/site/index.ts';
import { createPages, type Pages } from './createPages.ts';
import { createTurns } from './createTurns.ts';
import { gatePage, GATE_REFRESH_SECONDS, type Gate } from './gatePage.ts';
import { gateScript } from './gateScript.ts';
import { pagePolicy } from './pagePolicy.ts';
import { readPreferences } from './readPreferences.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import type { WebDeps } from './WebDeps.ts';

/** Prefixes of API paths; unknown paths below them are answered with JSON. */
const isForPrograms = (path: string): boolean =>
  /^\/(?:wps|lgw|ops|vendor|health|metrics|socket\.io)(?:\/|$)/.test(path);

/** Languages of a host without a brand. */
const anyBrand = { languages: languageCodes, defaultLanguage: fallbackLanguage };

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';

/** Serves the portal's pages and files, the brands' pictures, the console and the chat page. */
export async function mountWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  await app.register(async (scope) => mountConsole(scope, deps));
  await app.register(async (scope) => mountChat(scope, deps));
  await app.register(async (scope) => mountPortal(scope, deps));
}

async function mountPortal(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const { web, brandOf } = deps;
  await protect(app, deps, { 'frame-src': [deps.studioUrl], 'worker-src': ["'self'"] });
  const looks = createLooks(web.brandsDir);
  const assets = join(web.portalDir, 'client', 'assets');
  await app.register(serveFiles, {
    /* A checkout that was never built has no folder yet; pages then say so, and the API works. */
    ...(existsSync(assets) ? { root: assets } : { serve: false, root: web.brandsDir }),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: ONE_YEAR,
    setHeaders: dropPageHeaders,
  });
  app.get<{ Params: { '*': string } }>('/brand/images/*', async (request, reply) => {
    const brand = await brandOf(request.hostname);
    if (brand === undefined) return reply.callNotFound();
    const path = request.params['*'];
    const own = join(web.brandsDir, brand.code, 'images');
    const isOwn = existsSync(join(own, normalize(`/${path}`)));
    if (`images/${path}` === LOGO) {
      // The studio's verification page shows the logo of the player's brand.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (!isOwn && existsSync(join(web.brandsDir, houseCode, LOGO))) {
        return reply
          .headers({ 'cache-control': 'public, max-age=3600' })
          .type('image/svg+xml')
          .send(houseLogo(web.brandsDir, looks(brand).logo));
      }
    }
    return reply.sendFile(path, isOwn ? own : join(web.brandsDir, houseCode, 'images'), {
      maxAge: ONE_HOUR,
      immutable: false,
    });
  });
  /* Pictures are on this host unless the brand has image hosts. */
  app.get<{ Params: { country: string } }>('/flags/:country([a-z]{2}).svg', async (request, reply) =>
    reply.sendFile(`${request.params.country}.svg`, join(web.portalDir, 'client', 'flags'), {
      maxAge: ONE_HOUR,
      immutable: false,
    }),
  );
  app.get('/gate.js', async (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8').send(gateScript),
  );
  const pages = createPages(deps, looks);
  app.get('/robots.txt', async (request, reply) => {
    const brand = await brandOf(request.hostname);
    const listed = await pages.listed();
    if (brand === undefined || listed === undefined) return reply.callNotFound();
    return reply
      .type('text/plain; charset=utf-8')
      .send(robots(siteUrl(deps.publicUrl, brand.mainDomain, '/sitemap.xml'), listed));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const brand = await brandOf(request.hostname);
    const listed = await pages.listed();
    if (brand === undefined || listed === undefined) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(siteUrl(deps.publicUrl, brand.mainDomain, '/'), brand.languages, listed.indexed));
  });
  const paceOf = createPace({ perSecond: deps.pagesPerSecond });
  const turn = createTurns();
  app.get('/*', async (request, reply) => {
    const delay = paceOf(request.ip);
    if (delay === undefined) throw new Refusal('too_many_requests');
    if (delay > 0) await wait(delay, undefined, { ref: false });
    await turn();
    return sendPage(request, reply, deps, { pages, looks });
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: WebDeps,
  { pages, looks }: { pages: Pages; looks: Looks },
): Promise<FastifyReply | void> {
  const { brandOf, regions } = deps;
  // `//x` and `/\x` would be parsed as a host, and the rest as another path than the requested one.
  if (/^\/[/\\]/.test(request.url)) return reply.callNotFound();
  const { pathname } = new URL(request.url, 'http://site.invalid');
  if (isForPrograms(pathname)) return reply.callNotFound();
  const brand = await brandOf(request.hostname);
  const cookies = request.headers.cookie ?? '';
  const wished = request.headers['accept-language'];
  if (brand === undefined) {
    const { language, theme } = readPreferences(request.url, cookies, anyBrand, wished);
    const { themes } = looks(undefined);
    return sendGate(reply, 421, {
      reason: { kind: 'unknownHost' },
      ...{ language, languages: anyBrand.languages, colours: themes[theme], name: '', customerService: '' },
    });
  }
  const { language, theme, chosen } = readPreferences(request.url, cookies, brand, wished);
  if (chosen !== undefined) {
    reply.header('set-cookie', `lang=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`);
  }
  const closure = presentClosure(brand, request.ip, regions, language);
  if (closure !== undefined) {
    const { message, until, customerService, location } = closure;
    const { languages, timeZone, name } = brand;
    const { themes } = looks(brand);
    return sendGate(reply, closure.maintenance ? 503 : 451, {
      reason: closure.maintenance
        ? { kind: 'maintenance', message, until, timeZone, ip: location.ip }
        : { kind: 'region', message, ip: location.ip },
      ...{ language, languages, colours: themes[theme], name, customerService },
    });
  }
  const page = await pages.get({ brand, language, theme, href: request.url });
  reply
    .headers({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-language, accept-encoding',
      etag: page.etag,
      'content-language': languages[language].html,
      'content-security-policy': pagePolicy(brand.settings, await originsOf(deps, brand.id), page.scriptHash),
      /* A sign-in with Google or Facebook answers from its window, which the stricter value would cut off. */
      'cross-origin-opener-policy': brand.settings.firebase === null ? 'same-origin' : 'same-origin-allow-popups',
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

/** Everywhere that the brand's games and their pictures come from, each once. */
async function originsOf({ studioUrl, gameOrigins }: WebDeps, brandId: number): Promise<string[]> {
  return [...new Set([studioUrl, ...(await gameOrigins(brandId))])];
}

/** The page of a closed site; never cached, since it depends on the visitor and the moment. */
function sendGate(reply: FastifyReply, status: 421 | 451 | 503, gate: Gate): FastifyReply {
  if (status === 503) reply.header('retry-after', String(GATE_REFRESH_SECONDS));
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'cookie, accept-language' })
    .type('text/html; charset=utf-8')
    .send(gatePage(gate));
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
  /* All other paths below are screens, resolved by the console's own router. */
  const sendIndex = async (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html');
  app.get('/console/', sendIndex);
  app.get('/console/*', sendIndex);
}

/**
 * The chat page. Only the brand's own pages may embed it, and it has an opaque origin there: even injected code could
 * not reach the portal's storage, such as a session. Its files are therefore requested with a null origin and allow any
 * origin.
 */
async function mountChat(app: FastifyInstance, { web, brandOf, isSecure }: WebDeps): Promise<void> {
  const { chatDir, brandsDir } = web;
  const looks = createLooks(brandsDir);
  const file = join(chatDir, 'index.html');
  await app.register(serveFiles, {
    ...(existsSync(join(chatDir, 'assets')) ? { root: join(chatDir, 'assets') } : { serve: false, root: brandsDir }),
    prefix: '/chat/assets/',
    index: false,
    immutable: true,
    maxAge: ONE_YEAR,
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  /* Preflight of requests with custom headers, as tools and proxies add them. */
  app.options('/chat/assets/*', async (_request, reply) =>
    reply.code(204).headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).send(),
  );
  app.get('/chat/', async (request, reply) => {
    const brand = await brandOf(request.hostname);
    if (brand === undefined || !existsSync(file)) return reply.callNotFound();
    const { css } = looks(brand);
    const html = await readFile(file, 'utf8');
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': chatPolicy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
      })
      .type('text/html; charset=utf-8')
      .send(css === '' ? html : html.replace('</head>', () => `<style>${css}</style></head>`));
  });
}

const chatPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-forms',
].join('; ');

/** Headers that only apply to documents. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
] as const;

/**
 * Scripts, styles and fonts are sent without the headers of documents, half a kilobyte that a phone on a slow
 * connection would receive twenty times. A worker has a policy of its own and keeps it.
 */
function dropPageHeaders(reply: { removeHeader(name: string): unknown }, path: string): void {
  if (/worker/i.test(basename(path))) return;
  for (const name of pageHeaders) reply.removeHeader(name);
}

/** Headers of every page: scripts, frames and forms of this origin only, and no framing by others. */
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
        /* Critical styles are inlined, and widgets position themselves by style attributes. */
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
    /* Headers for browsers that are too old for these pages would only make every response longer. */
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
