import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

const deadline = 60_000;

describe('the embedded PostgreSQL', () => {
  it(
    'runs where nothing but Node is in the path, no locale is set, and its folder lies in a closed one',
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
        const postgres = await startPostgres({ dataDir: ${JSON.stringify(join(data, 'pg'))}, settings: { shared_buffers: '16MB' } });
        console.log(postgres.port);
        await postgres.stop();
        console.log('stopped');`;
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        cwd: root,
        env: { PATH: bin, BAIZE_TEMP: process.env['BAIZE_TEMP'] ?? folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect(said).toMatch(/^\d+\nstopped\n$/);
      expect(code).toBe(0);
    },
    deadline,
  );
});
