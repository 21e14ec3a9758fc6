/** A worker that pays what is due, until it is killed; it is never shut down gracefully. */
export type Payer = {
  /** The application_name of its connections. */
  name: string;
  /** Freezes it in the middle of its work. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  kill(): Promise<void>;
};
