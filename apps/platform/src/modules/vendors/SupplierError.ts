/** The vendor gave no answer that could be used: late, refused, too large, not what was agreed. */
export class SupplierError extends Error {}
