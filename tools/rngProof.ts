import { spawn, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDraw } from '../packages/maths/src/fairness/createDraw.ts';
import { streamMessage } from '../packages/maths/src/fairness/streamMessage.ts';
import { buildBlocks } from './rng/buildBlocks.ts';
import { chiSquare } from './rng/chiSquare.ts';
import { dieharderTests } from './rng/dieharderTests.ts';

/**
 * Tests the random generator of the house games. `--scaled` counts scaled numbers (5,000,000 draws in each of several
 * ranges) and checks that their chi-square is in the middle 99 percent, with the modulo of a byte as the negative
 * control; otherwise the bytes go through dieharder, test by test, and the report is saved under docs/proofs. The whole
 * set takes hours; `--resume` continues after the tests in the saved file.
 */
const { values } = parseArgs({
  options: {
    scaled: { type: 'boolean', default: false },
    draws: { type: 'string', default: '5000000' },
    /** The seed, so that a run can be repeated. */
    seed: { type: 'string', default: 'baize rng proof' },
    /** Test numbers with variants, as 0,15,203.7; all by default. */
    tests: { type: 'string', default: dieharderTests.join(',') },
    resume: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('../docs/proofs/', import.meta.url)) },
  },
});

const serverSeed = createHash('sha256').update(values.seed).digest('hex');

/** The blocks of rounds with consecutive nonces, as the studio generates them; 64 blocks per round. */
function blockAt(at: number): Buffer {
  const message = streamMessage('proof', BigInt(Math.floor(at / 64)), at % 64);
  return createHmac('sha256', serverSeed).update(message, 'utf8').digest();
}

if (values.scaled) proveScaled();
else await proveBytes();

function proveScaled(): void {
  const draws = Number(values.draws);
  let cursor = 0;
  const draw = createDraw(() => blockAt(cursor++));
  const lines: string[] = [];
  let isGood = true;
  for (const n of [6, 10, 16, 32, 37, 100, 200, 1_000]) {
    const counts = new Float64Array(n);
    for (let at = 0; at < draws; at += 1) counts[draw(n)]! += 1;
    const { statistic, low, high, isInside } = chiSquare(counts);
    isGood &&= isInside;
    lines.push(
      `${isInside ? 'ok    ' : 'FAILED'} range ${n}: chi-square ${statistic.toFixed(2)} with ${n - 1} degrees of freedom, 99 % band ${low.toFixed(2)} to ${high.toFixed(2)}`,
    );
  }
  // The negative control: the modulo of a byte favours small numbers, and the same test must detect it.
  const counts = new Float64Array(100);
  let block = blockAt(cursor++);
  for (let at = 0; at < draws; at += 1) {
    if (at % 32 === 0) block = blockAt(cursor++);
    counts[block[at % 32]! % 100]! += 1;
  }
  const control = chiSquare(counts);
  isGood &&= !control.isInside;
  lines.push(
    `${control.isInside ? 'FAILED' : 'ok    '} control, byte % 100: chi-square ${control.statistic.toFixed(2)} is ${control.isInside ? 'inside' : 'outside'} the band to ${control.high.toFixed(2)}`,
  );
  finish('scaled.txt', [`${draws} draws in each range, seed "${values.seed}"`, ...lines], isGood);
}

async function proveBytes(): Promise<void> {
  if (spawnSync('dieharder', ['-l']).error) {
    console.error('dieharder is not installed (Debian: apt install dieharder).');
    process.exit(1);
  }
  const head = `seed "${values.seed}"`;
  const file = `${values.out}/dieharder.txt`;
  const kept = values.resume && existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const lines = kept[0] === head ? kept.slice(1) : [];
  const first = Buffer.concat(Array.from({ length: 256 }, (_, at) => blockAt(at)));
  const blocks = buildBlocks([serverSeed, 'proof', '0'], first);
  for (const test of values.tests.split(',')) {
    if (!/^\d{1,3}(\.\d{1,3})?$/.test(test))
      throw new Error(`--tests must be numbers of dieharder's tests, not "${test}".`);
    const title = `test ${test}`;
    if (lines.includes(title)) continue;
    const said = await runDieharder(test, blocks);
    if (said.length === 0) throw new Error(`dieharder printed no result for test ${test}.`);
    lines.push(title, ...said);
    for (const line of said) console.log(line);
    // Dieharder calls a p-value below 0.000001 or above 0.999999 a failure; a few weak ones among many are expected.
    keep('dieharder.txt', [head, ...lines]);
  }
  finish('dieharder.txt', [head, ...lines], !lines.some((line) => line.includes('FAILED')));
}

/** One dieharder test over the generator's bytes from the start; returns the lines with a verdict. */
async function runDieharder(test: string, blocks: string | undefined): Promise<string[]> {
  const [number = '', variant] = test.split('.');
  const source =
    blocks === undefined
      ? undefined
      : spawn(blocks, [serverSeed, 'proof', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const args = ['-g', '200', '-d', number, ...(variant === undefined ? [] : ['-n', variant])];
  const child = spawn('dieharder', args, { stdio: [source?.stdout ?? 'pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = once(child, 'close');
  if (child.stdin !== null) await feed(child.stdin, ended);
  await ended;
  source?.kill();
  return said.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line));
}

/** Writes the generator's bytes until the pipe closes. */
async function feed(stdin: Writable, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  void ended.then(over);
  stdin.on('error', over);
  for (let at = 0; !isOver; at += 2_048) {
    const bytes = Buffer.concat(Array.from({ length: 2_048 }, (_, index) => blockAt(at + index)));
    if (!stdin.write(bytes)) await Promise.race([once(stdin, 'drain').catch(() => undefined), ended]);
  }
}

function keep(name: string, lines: readonly string[]): string {
  const text = `${lines.join('\n')}\n`;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(`${values.out}/${name}`, text);
  return text;
}

function finish(name: string, lines: readonly string[], isGood: boolean): void {
  const text = keep(name, lines);
  console.log(values.scaled ? text : `stored in ${values.out}/${name}`);
  console.log(JSON.stringify({ name: 'rng:proof', test: name, isGood }));
  if (!isGood) process.exitCode = 1;
}
