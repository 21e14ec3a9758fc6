import fc from 'fast-check';
import { expect } from 'vitest';

/* Two runs of the same code ask the same things: what nobody has seen yet is looked for with other seeds, by intent. */
const seed = Number(process.env['SEED'] ?? 1);

/** What fast-check would throw, with the command that shows the same failure again. */
function report<Values>(run: fc.RunDetails<Values>): void {
  if (!run.failed) return;
  const file = (expect.getState().testPath ?? '').replace(`${process.cwd()}/`, '');
  const words = fc.defaultReportMessage(run) ?? 'A property does not hold.';
  throw new Error(`${words}\n\nTo see it again: SEED=${run.seed} npx vitest run ${file}`, { cause: run.errorInstance });
}

fc.configureGlobal({ seed, reporter: report });
