import type { ChildProcess } from 'node:child_process';

/** The memory of a server process after garbage collection, in bytes. */
export function memoryOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void =>
      reject(new Error(`The server ended with ${code} instead of answering.`));
    child.once('exit', gone);
    const listener = (told: unknown): void => {
      if (typeof told !== 'object' || told === null || !('memory' in told)) return;
      child.off('message', listener);
      child.off('exit', gone);
      resolve(Number(told.memory));
    };
    child.on('message', listener);
    child.send('memory');
  });
}
