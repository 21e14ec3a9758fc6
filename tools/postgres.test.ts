import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

const deadline = 60_000;

describe('the embedded PostgreSQL', () => {
  it(
    'runs with only Node in the PATH, without a locale and below an inaccessible folder, and ends with a terminated command',
    async () => {
      const folder = tempFolder('bare');
      const bin = join(folder, 'bin');
      mkdirSync(bin);
      symlinkSync(process.execPath, join(bin, 'node'));
      const data = join(folder, 'data');
      mkdirSync(data);
      chmodSync(data, 0o700);
      const script = `
        import { startPostgres } from './tools/postgres.ts';
        import { openDatabase } from './tools/openDatabase.ts';
        const postgres = await startPostgres({ dataDir: ${JSON.stringify(join(data, 'postgres'))}, settings: { shared_buffers: '16MB' } });
        console.log(postgres.port);
        await postgres.stop();
        console.log('stopped');
        await openDatabase({ dataDir: ${JSON.stringify(data)} });
        console.log('open');
        setInterval(() => undefined, 1_000);`;
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        cwd: root,
        env: { PATH: bin, BAIZE_TEMP: process.env['BAIZE_TEMP'] ?? folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.endsWith('open\n')) child.kill('SIGTERM');
      });
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect(said).toMatch(/^\d+\nstopped\nopen\n$/);
      expect(code).toBe(143);
      expect(existsSync(join(data, 'postgres', 'postmaster.pid'))).toBe(false);
    },
    deadline,
  );
});
