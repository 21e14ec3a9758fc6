import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * When the command of this process was given, in milliseconds since 1970: npm installs what is missing first and says
 * so in a file (`ensureDependencies.mjs`). A process that npm did not start began by itself.
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
