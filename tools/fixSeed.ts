import fc from 'fast-check';
import { expect } from 'vitest';

/* Runs of the same code use the same seed; to search for new cases set another one. */
const seed = Number(process.env['SEED'] ?? 1);

/** Extends fast-check's error by the command that reproduces it. */
function report<Values>(run: fc.RunDetails<Values>): void {
  if (!run.failed) return;
  const file = (expect.getState().testPath ?? '').replace(`${process.cwd()}/`, '');
  const words = fc.defaultReportMessage(run) ?? 'A property does not hold.';
  throw new Error(`${words}\n\nTo reproduce: SEED=${run.seed} npx vitest run ${file}`, { cause: run.errorInstance });
}

fc.configureGlobal({ seed, reporter: report });
