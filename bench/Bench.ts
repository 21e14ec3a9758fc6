/** One measurement against its peer or limit, in one run. Its file stands in `bench/` and is named as what it exports. */
export type Bench = Readonly<{
  /** One sentence for the list. */
  about: string;
  /** Measures and returns the figures, by name. `note` is for the eye while it runs. */
  run(note: (line: string) => void): Promise<Record<string, number>>;
  /** What must hold, by the name of the figure. */
  limits?: Readonly<Record<string, { atLeast?: number; atMost?: number }>>;
}>;
