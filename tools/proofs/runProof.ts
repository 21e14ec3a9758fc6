import { spawn } from 'node:child_process';
import type { Proof, ProofStep } from './Proof.ts';

export type ProofResult = {
  name: string;
  /** Null where nothing is random. */
  seed: string | null;
  ok: boolean;
  seconds: number;
  /** The programs' figures by name. */
  figures?: Record<string, unknown>;
};

/** Runs the programs of a proof one after the other, up to the first failure. */
export async function runProof(
  name: string,
  proof: Pick<Proof, 'steps' | 'seed'>,
  { seed = proof.seed, cwd }: { seed?: string | undefined; cwd: string },
): Promise<ProofResult> {
  const startedAt = performance.now();
  let figures: Record<string, unknown> | undefined;
  let ok = true;
  for (const step of proof.steps(seed ?? '')) {
    const ended = await runStep(step, cwd);
    if (ended.figures !== undefined) figures = { ...figures, ...ended.figures };
    ok = ended.code === 0;
    if (!ok) break;
  }
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { name, seed: seed ?? null, ok, seconds, ...(figures === undefined ? {} : { figures }) };
}

/** Runs a program with its output on the screen; figures in its last line are parsed. */
function runStep(
  { program, args, env = {} }: ProofStep,
  cwd: string,
): Promise<{ code: number; figures: Record<string, unknown> | undefined }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...{ cwd, env: { ...process.env, ...env } },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = '';
    let last = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      last = lines.findLast((line) => line.trim() !== '') ?? last;
    });
    child.once('error', () => resolve({ code: 1, figures: undefined }));
    child.once('close', (code) => resolve({ code: code ?? 1, figures: figuresOf(rest.trim() === '' ? last : rest) }));
  });
}

function figuresOf(line: string): Record<string, unknown> | undefined {
  try {
    return (JSON.parse(line) as { figures?: Record<string, unknown> }).figures;
  } catch {
    return undefined;
  }
}
