/** One program of a proof; exit status 0 means that it holds. */
export type ProofStep = { program: string; args: string[]; env?: Record<string, string> };

/** A long-running proof, beside the small version of it in `npm test`. */
export type Proof = {
  /** One line for the list. */
  about: string;
  /** Whether everything is built first, as journeys need. */
  needsBuild?: boolean;
  /** The default seed; absent where nothing is random. */
  seed?: string;
  /** All of them have to pass. */
  steps(seed: string): ProofStep[];
};
