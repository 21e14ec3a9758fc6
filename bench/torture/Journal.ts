import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** One line of the journal: a request before it is sent, a response after it arrived, or an abandoned call. */
export type JournalLine =
  | { at: number; what: 'send'; id: string; kind: string; member: number; amount: string; ref: string; attempt: number }
  | { at: number; what: 'answer'; id: string; attempt: number; status: string; body: string }
  | { at: number; what: 'unanswered'; id: string; call: string; seconds: number };

/**
 * A write-ahead journal of a client: a line is on disk before the promise resolves. Lines written in the same tick
 * share one fsync.
 */
export class Journal {
  readonly #file: number;
  #waiting: { text: string; done: () => void }[] = [];

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  write(line: JournalLine): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ text: `${JSON.stringify(line)}\n`, done: resolve });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    writeSync(this.#file, batch.map(({ text }) => text).join(''));
    fdatasyncSync(this.#file);
    for (const { done } of batch) done();
  }
}

/** Reads a journal; a last line that was truncated by a crash of the client is dropped. */
export function readJournal(path: string): JournalLine[] {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalLine);
}
