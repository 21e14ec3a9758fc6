/** Something under test did not respond in time: a fault for the verdict, and no reason to abort. */
export class NoAnswer extends Error {
  constructor(what: string, seconds: number) {
    super(`no definite answer in ${seconds} s: ${what}`);
  }
}
