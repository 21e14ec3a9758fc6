/** The vendor gave no usable answer: time-out, refusal, too large, or not in the agreed form. */
export class SupplierError extends Error {
  /** Its HTTP status, if it refused. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}
