import { solveChallenge } from 'altcha-lib/v1';

/** What the page asks of its worker: the numbers to try, from 0 to `maxnumber`. */
type Work = { challenge: string; salt: string; maxnumber: number };

/** How many times the worker reports how far it is. */
const REPORTS = 20;

/** Tries numbers away from the page, so that it goes on answering to its visitor. */
self.onmessage = async ({ data }: MessageEvent<Work>) => {
  const step = Math.max(1, Math.ceil(data.maxnumber / REPORTS));
  for (let first = 0; first <= data.maxnumber; first += step) {
    const last = Math.min(first + step - 1, data.maxnumber);
    const solution = await solveChallenge(data.challenge, data.salt, 'SHA-256', last, first).promise;
    if (solution !== null) {
      self.postMessage({ number: solution.number });
      return;
    }
    self.postMessage({ progress: last / data.maxnumber });
  }
  self.postMessage({ number: null });
};
