import { startSecondProcess } from '@baize/testkit';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrand } from '@baize/testkit/openBrand';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { measureFanOut, type FanOut } from './chat/measureFanOut.ts';
import { seedCrowd } from './chat/seedCrowd.ts';
import { startBare } from './chat/startBare.ts';
import { withMemory } from './chat/withMemory.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const SOCKETS = 1_000;
const MESSAGES = 80;
const LIMIT_MS = 250;

/** One crowded room: every message is stored and delivered to every socket. */
export const chat: Bench = {
  about: `${SOCKETS} sockets in one chat room: latency until a message has reached all of them and memory per socket, compared with a bare broadcast`,
  limits: { p99Ms: { atMost: LIMIT_MS }, lost: { atMost: 0 } },
  run: async (note) => {
    const room = { sockets: SOCKETS, messages: MESSAGES };
    const bare = await measureBare(room);
    note(`bare broadcast: p50 ${bare.p50Ms} ms, p99 ${bare.p99Ms} ms, ${bare.kbPerSocket} kB per socket`);

    const folder = tempFolder('chat');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 1 });
    let server: Awaited<ReturnType<typeof startSecondProcess>> | undefined;
    try {
      await migrate(postgres.url);
      await openBrand(owner);
      const { roomId, passes } = await seedCrowd(owner, SOCKETS);
      server = await startSecondProcess({ databaseUrl: postgres.url, dataDir: folder }, { execArgv: withMemory });
      const own = await measureFanOut({
        ...{ ...room, server, roomId },
        enter: async (socket, at) => {
          const told = (await socket.timeout(20_000).emitWithAck('enter', { pass: passes[at] })) as { code: string };
          if (told.code !== 'ok') throw new Error(`A guest was refused: ${told.code}`);
        },
      });
      note(`the chat: p50 ${own.p50Ms} ms, p99 ${own.p99Ms} ms, ${own.kbPerSocket} kB per socket, ${own.lost} lost`);
      return {
        ...{ sockets: SOCKETS, messages: MESSAGES },
        ...own,
        ...{ bareP50Ms: bare.p50Ms, bareP99Ms: bare.p99Ms, bareKbPerSocket: bare.kbPerSocket },
      };
    } finally {
      await server?.stop();
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measureBare(room: { sockets: number; messages: number }): Promise<FanOut> {
  const server = await startBare();
  try {
    return await measureFanOut({ ...room, server, roomId: '1' });
  } finally {
    await server.stop();
  }
}
