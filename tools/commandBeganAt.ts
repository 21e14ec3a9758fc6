import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * When this process's command was entered, in milliseconds since 1970: npm may install dependencies first, and records
 * the time in a file (`ensureDependencies.mjs`). Without npm it is the process's own start.
 */
export function commandBeganAt(): number {
  if (process.env['npm_lifecycle_event'] === undefined) return performance.timeOrigin;
  const file = fileURLToPath(new URL(`../.cache/began-${process.ppid}`, import.meta.url));
  try {
    const began = Number(readFileSync(file, 'utf8'));
    rmSync(file, { force: true });
    return began;
  } catch {
    return performance.timeOrigin;
  }
}
