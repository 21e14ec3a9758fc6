import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { runProgram } from './runProgram.ts';

const run = (script: string, limitMs: number): Promise<number> =>
  runProgram(process.execPath, ['-e', script], { cwd: tmpdir(), env: {}, limitMs });

test('a program that exits returns its own code', async () => {
  expect(await run('process.exit(3)', 60_000)).toBe(3);
});

test('a hanging program is killed with its child processes', async () => {
  const file = join(tmpdir(), `child-${randomUUID()}.pid`);
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })`;
  const script = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(${child}.pid)); setInterval(() => {}, 1000)`;
  expect(await run(script, 3_000)).not.toBe(0);
  expect(existsSync(file)).toBe(true);
  const pid = Number(readFileSync(file, 'utf8'));
  rmSync(file);
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 60_000 });
});

/** A zombie is gone as well. */
function isThere(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
