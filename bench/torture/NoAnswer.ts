/** What has to answer did not: a fault of what is under test, which the verdict names, and no reason to break off. */
export class NoAnswer extends Error {
  constructor(what: string, seconds: number) {
    super(`no definite answer in ${seconds} s: ${what}`);
  }
}
