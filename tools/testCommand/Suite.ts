/** A suite of the test command: how to run all of it, and one target of it alone. */
export type Suite = {
  name: string;
  /** Prerequisites of the suite. */
  prepare?(): Promise<void>;
  /** The command line, for everything or for one target alone. */
  command(only?: { target: string; project?: string }): { program: string; args: string[] };
  /** Prints more details when something failed twice. */
  explain?(): void;
  cwd: string;
  env?: Record<string, string>;
  /** Time-out of a run: a hanging one is killed, and its unfinished targets run again. */
  limitMs: number;
  limitAloneMs: number;
};
