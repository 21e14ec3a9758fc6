import type { TestRecord } from './TestRecord.ts';

/** The result of one run of a suite by target. */
export type Verdict = {
  /** Planned targets that did not pass completely: to be retried in isolation, with their faults. */
  bad: Map<string, { project?: string; faults: string[] }>;
  /** Passed tests by target. */
  passed: Map<string, number>;
  /** Skipped tests by target: a skipped test has not passed. */
  skipped: Map<string, string[]>;
  /** Errors of no target; a retry does not clear them. */
  nameless: string[];
  isEnded: boolean;
};

/** Reads the records of a run. A target that started and never ended is bad, whatever the reason. */
export function judge(records: readonly TestRecord[]): Verdict {
  const planned = new Map<string, string | undefined>();
  const ended = new Set<string>();
  const verdict: Verdict = { bad: new Map(), passed: new Map(), skipped: new Map(), nameless: [], isEnded: false };
  const blame = (target: string, fault: string): void => {
    const project = planned.get(target);
    const known = verdict.bad.get(target) ?? { faults: [], ...(project ? { project } : {}) };
    known.faults.push(fault);
    verdict.bad.set(target, known);
  };
  for (const record of records) {
    if (record.kind === 'planned') planned.set(record.target, record.project);
    else if (record.kind === 'test') {
      const { target, title, state, error } = record;
      if (state === 'passed') verdict.passed.set(target, (verdict.passed.get(target) ?? 0) + 1);
      else if (state === 'skipped') verdict.skipped.set(target, [...(verdict.skipped.get(target) ?? []), title]);
      else blame(target, `${target} > ${title}: ${error ?? 'did not run'}`);
    } else if (record.kind === 'ended') {
      ended.add(record.target);
      if (record.error !== undefined) blame(record.target, `${record.target} > outside its tests: ${record.error}`);
    } else if (record.kind === 'unhandled') {
      if (record.target === undefined || !planned.has(record.target)) verdict.nameless.push(record.error);
      else blame(record.target, `${record.target} > unhandled error: ${record.error}`);
    } else if (record.kind === 'end') verdict.isEnded = true;
  }
  for (const target of planned.keys()) {
    if (!ended.has(target) && !verdict.bad.has(target)) blame(target, `${target} > did not finish`);
  }
  return verdict;
}
