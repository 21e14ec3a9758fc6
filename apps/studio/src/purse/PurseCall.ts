/** A call of the platform to this vendor, after the signature was verified. */
export type PurseCall = { merchant_code: string; method: string } & Record<string, unknown>;
