/** Why a message did not go out, in words that hold nothing of the message. A final fault is not tried again. */
export class Fault extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
