/** Why a message was not sent, without any of its content. A final fault is not retried. */
export class Fault extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
