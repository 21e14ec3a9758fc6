/** One program of a proof; it ends with status 0 when what it shows holds. */
export type ProofStep = { program: string; args: string[]; env?: Record<string, string> };

/** Something that is shown at length, beside the small version of it in `npm test`. */
export type Proof = {
  /** One line for the list. */
  about: string;
  /** What is built first; a journey needs everything. */
  needsBuild?: boolean;
  /** The seed that it takes by itself, or none where nothing in it is drawn. */
  seed?: string;
  /** All of them have to hold. */
  steps(seed: string): ProofStep[];
};
