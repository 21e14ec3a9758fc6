import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, freePorts, portRange } from './freePort.ts';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';
import { tempParent } from './tempParent.ts';

const deadline = 60_000;

/** A process that takes ports, one by one, and prints them. */
async function portsOfProcess(count: number, env: NodeJS.ProcessEnv): Promise<number[]> {
  const script = `
    import { freePort } from './tools/freePort.ts';
    const run = async () => {
      const ports = [];
      while (ports.length < ${count}) ports.push(await freePort());
      console.log(JSON.stringify(ports));
    };
    void run();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(said) as number[];
}

describe('freePort', () => {
  it(
    'gives each port once, to all concurrent processes of a run',
    async () => {
      const lists = await Promise.all(Array.from({ length: 4 }, () => portsOfProcess(50, process.env)));
      const ports = lists.flat();
      expect(ports).toHaveLength(200);
      expect(new Set(ports).size).toBe(200);
    },
    deadline,
  );

  it(
    'does not give a port to two concurrent runs',
    async () => {
      const { BAIZE_TEMP: _, ...other } = process.env;
      const [mine, theirs] = await Promise.all([freePorts(100), portsOfProcess(100, other)]);
      // The other run is over, but it was alive while these were given out.
      expect(mine.filter((port) => theirs.includes(port))).toEqual([]);
    },
    deadline,
  );

  it('gives ports without a listener on any address', async () => {
    const { first, size } = portRange();
    const listening = net.createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    const said = await freePorts(20);
    expect(said).not.toContain((listening.address() as AddressInfo).port);
    for (const one of said) expect(one >= first && one < first + size, String(one)).toBe(true);
    await new Promise((resolve) => listening.close(resolve));
  });

  it("gives none of the kernel's ephemeral ports", () => {
    expect(portRange([32_768, 60_999])).toEqual({ first: 20_000, size: 12_768 });
    expect(portRange([49_152, 65_535])).toEqual({ first: 20_000, size: 29_152 });
    expect(portRange([16_000, 65_535])).toEqual({ first: 11_000, size: 5_000 });
    expect(portRange([1_024, 50_000])).toEqual({ first: 50_001, size: 15_535 });
    expect(portRange([]).first).toBe(20_000);
  });
});

describe('tempFolder', () => {
  it("is below the run's one folder", () => {
    const folder = tempFolder('looked-at');
    expect(dirname(folder)).toBe(tempParent());
    expect(readdirSync(folder)).toEqual([]);
  });

  it(
    'is removed with the run, even if its process is killed, and child processes end',
    async () => {
      const { BAIZE_TEMP: _, ...env } = process.env;
      const script = `
        import { spawn } from 'node:child_process';
        import { tempFolder } from './tools/tempFolder.ts';
        const folder = tempFolder('left');
        const child = spawn('sleep', ['600'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
        console.log(JSON.stringify({ folder }));
        setInterval(() => undefined, 1000);`;
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const line = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve));
      const { folder } = JSON.parse(line.toString()) as { folder: string };
      expect(existsSync(join(folder))).toBe(true);
      // Child processes hold the other end of this pipe: it closes when all are gone.
      const allGone = new Promise((resolve) => child.stdout.once('close', resolve));
      child.kill('SIGKILL');
      await allGone;
      await expect.poll(() => existsSync(dirname(folder)), { timeout: deadline / 2 }).toBe(false);
    },
    deadline,
  );
});
