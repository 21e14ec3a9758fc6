/** A worker that pays whatever is due, until it is killed; it is never asked to stop. */
export type Payer = {
  /** As its connections call themselves. */
  name: string;
  /** From here on it does nothing, in the middle of whatever it was doing. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  kill(): Promise<void>;
};
