import { Worker } from 'node:worker_threads';
import { MAX_PROOF_BYTES } from './rules.ts';

const DEADLINE_MS = 10_000;
/** The thread's code is built beside the server. Run from sources, a thread needs the loader for TypeScript first. */
const isBuilt = import.meta.url.endsWith('.mjs');
const entry = new URL(isBuilt ? 'pdfWorker.mjs' : 'pdfWorker.ts', import.meta.url);
const fromSource = (loader: string): string =>
  `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); })`;

/**
 * Writes the pages of a PDF into a new one, in a thread of its own with a deadline and little memory, since a small
 * file can unpack to anything. Undefined for what cannot be read or does more than show pages.
 */
export function writePdf(bytes: Buffer): Promise<Buffer | undefined> {
  const loader = isBuilt ? '' : import.meta.resolve('tsx/esm/api');
  const worker = new Worker(isBuilt ? entry : fromSource(loader), {
    eval: !isBuilt,
    workerData: bytes,
    env: {},
    // The library warns of oddities in files on the console.
    stdout: true,
    stderr: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  let written: unknown;
  const deadline = setTimeout(() => void worker.terminate(), DEADLINE_MS);
  worker.once('message', (message: unknown) => {
    written = message;
    void worker.terminate();
  });
  return new Promise((resolve, reject) => {
    // What a file does wrong ends in no answer. Anything but too little memory is a fault of the thread itself.
    worker.once('error', (error: { code?: string }) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(deadline);
      resolve(written instanceof Uint8Array && written.length <= MAX_PROOF_BYTES ? Buffer.from(written) : undefined);
    });
  });
}
