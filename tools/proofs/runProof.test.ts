import { expect, it } from 'vitest';
import { proofs } from './proofs.ts';
import type { ProofStep } from './Proof.ts';
import { runProof } from './runProof.ts';

const node = (code: string): ProofStep => ({ program: process.execPath, args: ['-e', code] });
const run = (steps: ProofStep[], seed?: string) =>
  runProof('it', { seed: '5', steps: () => steps }, { cwd: '.', seed });

it('passes when all of its programs do, and merges their figures', async () => {
  const steps = [1, 2].map((n) =>
    node(`console.log('at work'); console.log(JSON.stringify({ figures: { f${n}: ${n} } }))`),
  );
  expect(await run(steps, '9')).toMatchObject({ name: 'it', seed: '9', ok: true, figures: { f1: 1, f2: 2 } });
});

it('ends with the first program that fails, cannot be started or is killed', async () => {
  const never = node(`console.log(JSON.stringify({ figures: { ran: 1 } }))`);
  for (const broken of [
    node('process.exit(3)'),
    node(`process.kill(process.pid, 'SIGKILL')`),
    { program: '/nonexistent', args: [] },
  ]) {
    const result = await run([broken, never]);
    expect(result).toMatchObject({ seed: '5', ok: false });
    expect(result.figures).toBeUndefined();
  }
});

it('passes the seed to the programs of every proof that has one', () => {
  for (const [name, { seed, steps }] of Object.entries(proofs)) {
    const isSown = steps('4242').some(({ args, env = {} }) => [...args, ...Object.values(env)].includes('4242'));
    expect(isSown, name).toBe(seed !== undefined);
  }
});
