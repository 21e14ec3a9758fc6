/** The vendor gave no answer that could be used: late, refused, too large, not what was agreed. */
export class SupplierError extends Error {
  /** Its HTTP status, where it refused. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}
