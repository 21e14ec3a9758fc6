/** Faults of pay that a run can be given on purpose, to prove that it would find them. */
export const jobControls = ['no-unique-key', 'no-fence', 'lost-bill'] as const;
export type JobControl = (typeof jobControls)[number];

/** What a worker that pays has to know. `leaseMs` is how long a transaction may stand still before it is taken away. */
export type PayOrder = { url: string; name: string; leaseMs: number; control: JobControl | undefined };
