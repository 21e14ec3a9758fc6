/** How long a part of the app may take to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The line is there but slow: another thing to say than that it is broken. */
export class ChunkTimeout extends Error {
  override name = 'ChunkTimeout';
}

/** Waits for a part of the app, but not for ever. */
export function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
