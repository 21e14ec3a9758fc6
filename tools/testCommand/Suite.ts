/** A suite of the test command: how to run the whole of it, and one target of it by itself. */
export type Suite = {
  name: string;
  /** What has to be there before the suite begins. */
  prepare?(): Promise<void>;
  /** The program with its arguments, for everything or for one target alone. */
  command(only?: { target: string; project?: string }): { program: string; args: string[] };
  /** More to read when something failed twice. */
  explain?(): void;
  cwd: string;
  env?: Record<string, string>;
  /** A run that takes longer hangs, and is ended; what it had not finished runs again. */
  limitMs: number;
  limitAloneMs: number;
};
