import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openTempParent } from './tempParent.ts';

/**
 * `npm run fuzz:entry -- [--bodies 10000] [--seed N]`: bodies that nobody meant, against each call of coming in. The
 * same seed sends the same bodies; without one a new seed is taken and printed.
 */
function main(): void {
  const { values } = parseArgs({
    options: { bodies: { type: 'string', default: '10000' }, seed: { type: 'string' } },
  });
  const bodies = numberOf('bodies', values.bodies, 1_000_000);
  const seed = values.seed === undefined ? randomInt(1, 1_000_000) : numberOf('seed', values.seed, 2 ** 31);
  console.log(`${bodies} bodies for each call of coming in, seed ${seed}`);
  // Ends the tests when this process is ended while it waits for them.
  openTempParent();
  const file = 'apps/platform/src/modules/identity/entryFuzz.test.ts';
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_BODIES: String(bodies), FUZZ_SEED: String(seed) },
  });
  process.exitCode = status ?? 1;
}

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < 1 || value > most)
    throw new Error(`--${name} is a number from 1 to ${most}.`);
  return value;
}

main();
