/** A call of the platform to this vendor, once its seal has been opened. */
export type PurseCall = { merchant_code: string; method: string } & Record<string, unknown>;
