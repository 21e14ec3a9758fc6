/** Work that comes round again and again, such as ending what is overdue. */
export type Recurring = Readonly<{
  /** `<module>.<name>`; the name is the file's in the module's `jobs`. */
  name: string;
  /** From the beginning of one turn to the next; a turn that takes longer is followed by the next one at once. */
  everyMs: number;
  /** After this long the turn counts as failed. What it is doing is told so by the signal, and waited for. */
  deadlineMs: number;
  /** Does what is due. Any number of processes may do so at the same time. */
  run(signal: AbortSignal): Promise<unknown>;
}>;

/** Work that a command asked for within its own transaction, bound to what it does (`perform`). */
export type Performed = Readonly<{
  name: string;
  /** Tries before it has failed for good; the wait between them grows from seconds to hours. */
  attempts: number;
  /** After this long a try counts as failed. No more than a minute, so that a lock held longer is a dead process's. */
  deadlineMs: number;
  run(payload: unknown, signal: AbortSignal): Promise<void>;
}>;

export type Job = Recurring | Performed;
