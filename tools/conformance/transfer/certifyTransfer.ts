import type { CaseResult, Certificate } from '../certify.ts';
import { Fault } from '../Player.ts';
import type { TransferBench } from './TransferBench.ts';
import { transferCases } from './transferCases.ts';

/** Plays every case against a vendor that keeps wallets of its own, each with a new player. */
export async function certifyTransfer(
  bench: TransferBench,
  { only, onCase }: { only?: string; onCase?: (result: CaseResult) => void } = {},
): Promise<Certificate> {
  const results: CaseResult[] = [];
  for (const { name, title, run } of transferCases.filter((one) => only === undefined || one.name === only)) {
    let result: CaseResult;
    try {
      await bench.begin();
      result = { name, title, passed: true, seen: await run(bench) };
    } catch (error) {
      const seen = error instanceof Fault ? error.message : `no answer: ${(error as Error).message}`;
      result = { name, title, passed: false, seen };
    }
    results.push(result);
    onCase?.(result);
  }
  const passed = results.filter((result) => result.passed).length;
  return { dialect: 'tcg', url: bench.client.url.toString(), passed, failed: results.length - passed, cases: results };
}
