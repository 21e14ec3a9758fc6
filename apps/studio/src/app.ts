import helmet from '@fastify/helmet';
import { systemClock, type Clock } from '@baize/server/clock';
import { createLogger } from '@baize/server/logger';
import { refuseUnreadable } from '@baize/server/refuseUnreadable';
import { boundConnections, timeOutsOf } from '@baize/server/serverBounds';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { createDoors } from './createDoors.ts';
import { createReplayKeys } from './createReplayKeys.ts';
import { metricsRoute } from './desk/metricsRoute.ts';
import type { Gateway } from './gateway/Gateway.ts';
import { payRoutes } from './gateway/payRoutes.ts';
import { sendDueReports } from './gateway/sendDueReports.ts';
import { createGuestTokens } from './guests/createGuestTokens.ts';
import { migrate } from './migrate.ts';
import { purseRoutes, type AroundPurse } from './purse/purseRoutes.ts';
import { removeOld } from './retention/removeOld.ts';
import { runDueCalls } from './rounds/runDueCalls.ts';
import { takeOverdueChoices } from './rounds/takeOverdueChoices.ts';
import { mountRoutes } from './mountRoutes.ts';
import { tossPages } from './purse/tossPages.ts';
import { pageRoutes } from './routes/pageRoutes.ts';
import { studioRoutes } from './routes/studioRoutes.ts';
import type { StudioSettings } from './settings.ts';
import { advanceDueRounds } from './simulator/advanceRound.ts';
import { mountSimulator } from './simulator/mountSimulator.ts';
import type { AroundWallet, Simulator } from './simulator/Simulator.ts';
import { openPool } from './store.ts';
import type { Studio } from './Studio.ts';
import { StudioError } from './StudioError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The exact bytes of a JSON body, which signatures cover. */
    rawBody: Buffer;
  }
}

const queuePauseMs = 1000;
const tidyPauseMs = 600_000;

export interface RunningStudio {
  app: FastifyInstance;
  studio: Studio;
  simulator: Simulator;
  /** Starts the retry queue, until `close`. */
  startQueue(): void;
  /** Waits for running work, then closes server and database. */
  close(): Promise<void>;
}

/** Builds the whole vendor on its own database; tests inject a clock and drive the queue by hand. */
export async function buildStudio(
  settings: StudioSettings,
  {
    clock: readClock = systemClock,
    walletDeadlineMs = 5000,
    aroundPurse,
    aroundWallet = (_vendor, _call, next) => next(),
  }: { clock?: Clock; walletDeadlineMs?: number; aroundPurse?: AroundPurse; aroundWallet?: AroundWallet } = {},
): Promise<RunningStudio> {
  const { bounds } = settings;
  const clock = (): Date => new Date(readClock());
  const log: FastifyBaseLogger = createLogger(settings.logLevel, 'studio');
  const app = fastify({
    loggerInstance: log,
    // Replay URLs contain the key that opens them, so URLs must not be logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    ...timeOutsOf(bounds),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, _request, reply) => {
      app.log.info({ error: notFound.error }, 'refused');
      send(reply, notFound);
    },
    trustProxy: false,
  });
  boundConnections(app.server, bounds);
  await migrate(settings.databaseUrl);
  const pool = openPool(settings.databaseUrl);
  const studio: Studio = {
    settings,
    pool,
    clock,
    walletDeadlineMs,
    replayKeys: createReplayKeys(settings.privateKey),
    guestTokens: createGuestTokens(settings.privateKey),
    log: app.log,
  };

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The verification page shows the logo of the brand that its player came from.
        imgSrc: ["'self'", 'data:', 'blob:', ...settings.frameAncestors],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'", ...settings.frameAncestors],
      },
    },
    // The frame-ancestors list above replaces it, per origin.
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    try {
      done(null, JSON.parse(body.toString('utf8')));
    } catch {
      done(new StudioError('badRequest', 'The body is not JSON.'));
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500 && !(error instanceof StudioError)) request.log.error(error);
    else request.log.info({ error: refusal.error }, 'refused');
    return send(reply, refusal);
  });
  app.setNotFoundHandler(() => {
    throw notFound;
  });

  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    await pool.query('select 1');
    return { status: 'ok' };
  });
  metricsRoute(app, studio);
  purseRoutes(app, studio, aroundPurse);
  tossPages(app);
  await pageRoutes(app, studio);
  const simulator: Simulator = {
    ...{ pool, clock, vendors: settings.simulated, walletDeadlineMs, around: aroundWallet, log: app.log },
    ...{ publicUrl: () => settings.publicUrl, parents: settings.frameAncestors },
  };
  await mountSimulator(app, simulator);
  const gateway: Gateway = {
    ...{ pool, clock, merchants: settings.merchants, publicUrl: settings.publicUrl, log: app.log },
    reportDeadlineMs: walletDeadlineMs,
  };
  await payRoutes(app, gateway);
  mountRoutes(app, createDoors({ studio, simulator, gateway }), studioRoutes({ studio, simulator, gateway }));

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let tidyAt = 0;
  const tidy = async (): Promise<void> => {
    if (performance.now() < tidyAt) return;
    tidyAt = performance.now() + tidyPauseMs;
    await removeOld(studio);
  };
  const tick = (): void => {
    const own = [runDueCalls(studio), takeOverdueChoices(studio)];
    running = Promise.all([...own, sendDueReports(gateway), advanceDueRounds(simulator), tidy()])
      .catch((error: unknown) => app.log.error(error, 'the queue of wallet calls'))
      .then(() => {
        if (!isClosed) timer = setTimeout(tick, queuePauseMs);
      });
  };

  return {
    app,
    studio,
    simulator,
    startQueue: tick,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await app.close();
      await running;
      if (!pool.ended) await pool.end();
    },
  };
}

const notFound = new StudioError('notFound');

function send(reply: FastifyReply, { status, error, message }: StudioError): FastifyReply {
  return reply.status(status).send({ error, message });
}

function asRefusal(error: unknown): StudioError {
  if (error instanceof StudioError) return error;
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new StudioError('badRequest');
  }
  return new StudioError('unexpected');
}
