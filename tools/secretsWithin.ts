import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder in which one of the secrets stands, in whatever kind of file. The secret itself is not told. */
export function secretsWithin(folder: string, secrets: ReadonlySet<string>): string[] {
  const needles = [...secrets].map((secret) => Buffer.from(secret));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path);
      return needles.some((needle) => content.includes(needle));
    })
    .map((path) => path.slice(folder.length + 1));
}
