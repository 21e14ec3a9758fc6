import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildStudio } from '@baize/studio/app';
import type { AroundPurse } from '@baize/studio/purse/purseRoutes';
import { startPostgres } from '../../postgres.ts';
import { tempFolder } from '../../tempFolder.ts';

/** The bundled vendor that keeps wallets of its own, on a database that lives as long as it does. */
export type OwnVendor = {
  url: string;
  merchant: string;
  key: KeyObject;
  vendorKey: KeyObject;
  /** What the vendor signs with. */
  privateKey: KeyObject;
  currency: string;
  game: string;
  close(): Promise<void>;
};

type Options = {
  /** An empty database to use, as its owner; without it a PostgreSQL server is started for the occasion. */
  databaseUrl?: string;
  /** Stands between each call and its answer, for a vendor that is to be broken. */
  around?: AroundPurse;
};

/** Starts it on a free port, with everything it needs and nothing that outlives `close`. */
export async function startOwnVendor({ databaseUrl, around }: Options = {}): Promise<OwnVendor> {
  const folder = tempFolder('conformance');
  const postgres = databaseUrl === undefined ? await startPostgres({ dataDir: join(folder, 'pg') }) : undefined;
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const operator = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const running = await buildStudio(
    {
      ...{ port: 0, host: '127.0.0.1', databaseUrl: databaseUrl ?? postgres?.url ?? '', privateKey: own.privateKey },
      operators: [{ id: 'baize', publicKey: operator.publicKey, walletUrl: 'http://127.0.0.1:9', subPartnerIds: [] }],
      ...{ merchants: [], simulated: [], publicUrl: 'http://127.0.0.1', frameAncestors: ['http://localhost'] },
      ...{ gamesDir: '/nonexistent/games', verifierDir: '/nonexistent/verifier', logLevel: 'silent' },
      bounds: { requestMs: 30_000, maxConnections: 1_000 },
      metricsFrom: ['127.0.0.1'],
    },
    around === undefined ? {} : { aroundPurse: around },
  );
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = running.app.server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}/purse`, merchant: 'baize', key: operator.privateKey },
    ...{ vendorKey: createPublicKey(own.privateKey), privateKey: own.privateKey, currency: 'CNY', game: 'coin-toss' },
    close: async () => {
      running.app.server.closeAllConnections();
      await running.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
