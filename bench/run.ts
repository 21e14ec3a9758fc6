import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Bench } from './Bench.ts';
import { clearUpOnSignals } from '../tools/clearUpOnSignals.ts';

/** `npm run bench -- <name> [--json]`: runs one benchmark; without a name prints the list. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const names = readdirSync(new URL('.', import.meta.url))
    .filter((file) => /^[a-z]\w*\.ts$/.test(file) && file !== 'run.ts')
    .map((file) => file.slice(0, -3))
    .toSorted();
  const [name] = positionals;
  if (name === undefined) {
    for (const known of names) console.log(`${known.padEnd(16)}${(await load(known)).about}`);
    return;
  }
  if (!names.includes(name)) throw new Error(`No bench "${name}"; there are: ${names.join(', ')}.`);
  const bench = await load(name);
  const note = (line: string): void => {
    if (!values.json) console.log(line);
  };
  clearUpOnSignals();
  const figures = await bench.run(note);
  const missed = Object.entries(bench.limits ?? {}).filter(
    ([figure, { atLeast = -Infinity, atMost = Infinity }]) =>
      !((figures[figure] ?? NaN) >= atLeast && (figures[figure] ?? NaN) <= atMost),
  );
  for (const [figure, { atLeast, atMost }] of missed) {
    note(
      `missed: ${figure} is ${figures[figure]}, ${atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`}`,
    );
  }
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model ?? '',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
  };
  console.log(JSON.stringify({ name, figures, machine, commit: commit() }));
  if (missed.length > 0) process.exitCode = 1;
}

async function load(name: string): Promise<Bench> {
  const module = (await import(new URL(`${name}.ts`, import.meta.url).href)) as Record<string, Bench | undefined>;
  const bench = module[name];
  if (!bench) throw new Error(`bench/${name}.ts must export ${name}.`);
  return bench;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
