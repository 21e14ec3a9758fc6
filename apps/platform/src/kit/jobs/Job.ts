/** A recurring job, such as ending what is overdue. */
export type Recurring = Readonly<{
  /** `<module>.<name>`; the name is the file's in the module's `jobs`. */
  name: string;
  /** From the start of one run to the next; a run that takes longer is followed by the next one at once. */
  everyMs: number;
  /** After this long the run counts as failed. Its signal is aborted, and the run is awaited. */
  deadlineMs: number;
  /** Does what is due. Any number of processes may run it concurrently. */
  run(signal: AbortSignal): Promise<unknown>;
}>;

/** A task that a command queued in its own transaction, bound to its handler (`perform`). */
export type Performed = Readonly<{
  name: string;
  /** Attempts before it has finally failed; the backoff grows from seconds to hours. */
  attempts: number;
  /** Time-out of an attempt. At most a minute, so that a lock held longer belongs to a dead process. */
  deadlineMs: number;
  run(payload: unknown, signal: AbortSignal): Promise<void>;
}>;

export type Job = Recurring | Performed;
