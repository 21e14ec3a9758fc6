import { languageCodes, languages } from '@baize/contract/languages';
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

/** Paths that answer programs; what is unknown below them is no page. */
const isForPrograms = (path: string): boolean =>
  /^\/(?:wps|lgw|ops|vendor|health|metrics|socket\.io)(?:\/|$)/.test(path);

/** What a host without a brand offers. */
const anyBrand = { languages: languageCodes, defaultLanguage: 'EN' };

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';

/** Serves the portal's pages and files, the brands' pictures, and the console. */
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
    /* A checkout that was never built has no folder yet; the pages say so, and the API is not held up by it. */
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
      // The studio's check page shows whose house a player came from.
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
  /* The host of the pictures is this one unless the brand names another. */
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
  { brandOf, regions, studioUrl }: WebDeps,
  { pages, looks }: { pages: Pages; looks: Looks },
): Promise<FastifyReply | void> {
  // `//x` and `/\x` would be read as a host, and then the rest as something else than what was asked for.
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
      'content-security-policy': pagePolicy(brand.settings, studioUrl, page.scriptHash),
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

/** A page that says why there is no other; nothing on the way may keep it, since it says so to one visitor and for now. */
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
  /* Every other path below is a screen of the console, which its own router finds. */
  const sendIndex = async (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html');
  app.get('/console/', sendIndex);
  app.get('/console/*', sendIndex);
}

/**
 * The page of the chat. It may be shown in a frame of the brand's own pages and nowhere else, and has no origin there:
 * what the portal keeps for its pages, a session above all, is out of its reach even if something ran in it that should
 * not. Its files are fetched without an origin too, so they say that anybody may read them.
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
  /* A browser whose requests carry headers of somebody's own, as tools and proxies add them, asks first. */
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

/** What only a browser that shows a page makes use of. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
] as const;

/**
 * A page's script, style or font arrives with what is meant for it, and not with half a kilobyte beside it that a phone
 * on a slow line waits for twenty times. A worker is a world of its own with a policy of its own, and keeps it.
 */
function dropPageHeaders(reply: { removeHeader(name: string): unknown }, path: string): void {
  if (/worker/i.test(basename(path))) return;
  for (const name of pageHeaders) reply.removeHeader(name);
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
    /* Headers for browsers that are too old for these pages would only make every answer longer. */
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
