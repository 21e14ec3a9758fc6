import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Compiles `blocks.c`, which generates the same bytes many times faster, if there is a compiler. Resolves to its path
 * only if its output is identical.
 */
export function buildBlocks(args: readonly string[], expected: Buffer): string | undefined {
  const folder = fileURLToPath(new URL('../../.cache/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'blocks');
  const source = fileURLToPath(new URL('blocks.c', import.meta.url));
  if (spawnSync('cc', ['-O3', '-march=native', '-o', path, source]).status !== 0) return undefined;
  // It writes until the pipe closes, so its output up to then is enough.
  const { stdout } = spawnSync(path, args, { maxBuffer: expected.length, timeout: 10_000 });
  return stdout.subarray(0, expected.length).equals(expected) ? path : undefined;
}
