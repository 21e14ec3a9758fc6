/** Planted faults of the pay run, which prove that it would detect them. */
export const jobControls = ['no-unique-key', 'no-fence', 'lost-bill', 'lost-rebate', 'lost-cost'] as const;
export type JobControl = (typeof jobControls)[number];

/** Parameters of a pay worker. `leaseMs` is the idle-in-transaction time-out. */
export type PayOrder = { url: string; name: string; leaseMs: number; control: JobControl | undefined };
