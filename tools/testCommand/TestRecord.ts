/**
 * Records that a reporter writes while tests run, one JSON line each, so that an aborted run still shows its progress.
 * A target is the unit of a retry: a file of unit tests, or one journey.
 */
export type TestRecord =
  | { kind: 'planned'; target: string; project?: string }
  | {
      kind: 'test';
      target: string;
      title: string;
      state: 'passed' | 'failed' | 'skipped' | 'notRun';
      ms: number;
      limitMs: number;
      error?: string;
    }
  /** The target has ended; with an error when something outside its tests failed, such as a hook. */
  | { kind: 'ended'; target: string; ms: number; error?: string }
  /** An unhandled error outside of any test. */
  | { kind: 'unhandled'; target?: string; error: string }
  /** A long wait with its time-out. */
  | { kind: 'wait'; target: string; what: string; ms: number; limitMs: number }
  | { kind: 'end' };
