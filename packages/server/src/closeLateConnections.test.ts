import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { closeLateConnections } from './closeLateConnections.ts';

it('closes connections that send nothing, also those that arrive after the others were closed', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const arrive = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(server, 'connection');
    return socket;
  };
  const early = await arrive();
  const earlyGone = once(early.resume(), 'close');
  closeLateConnections(server, { afterMs: 1, everyMs: 1 });
  await earlyGone;
  const late = await arrive();
  await once(late.resume(), 'close');
  server.close();
  await once(server, 'close');
  expect([early.bytesWritten, late.bytesWritten]).toEqual([0, 0]);
});
