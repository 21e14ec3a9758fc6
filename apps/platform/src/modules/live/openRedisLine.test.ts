import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../kit/logger.ts';
import { openRedisLine } from './openRedisLine.ts';

describe('a line over Redis', () => {
  it('says at the start which setting leads nowhere', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const opening = openRedisLine(`redis://127.0.0.1:${port}`, createLogger('silent', 'test'));
    await expect(opening).rejects.toThrow('REDIS_URL is set, but Redis cannot be reached');
  });
});
