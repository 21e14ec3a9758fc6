/** One benchmark against its baseline or limit, in one run. Its file is in `bench/` and is named as its export. */
export type Bench = Readonly<{
  /** One sentence for the list of benchmarks. */
  about: string;
  /** Measures and returns the figures by name. `note` prints progress. */
  run(note: (line: string) => void): Promise<Record<string, number>>;
  /** Limits by figure name. */
  limits?: Readonly<Record<string, { atLeast?: number; atMost?: number }>>;
}>;
