/**
 * What a reporter writes down while tests run, a line of JSON each, so that a run that is ended in its middle has still
 * said how far it came. A target is what can be run again by itself: a file of unit tests, or one journey.
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
  /** The target has come to its end; with an error when something outside its tests failed, such as a hook. */
  | { kind: 'ended'; target: string; ms: number; error?: string }
  /** An error that no test was waiting for. */
  | { kind: 'unhandled'; target?: string; error: string }
  /** Something that waited for long beside what it may wait at most. */
  | { kind: 'wait'; target: string; what: string; ms: number; limitMs: number }
  | { kind: 'end' };
