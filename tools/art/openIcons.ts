import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The outlines of game-icons (CC BY 3.0) by name, in a box of 512 x 512. */
export function openIcons(workshop: string): (name: string) => string {
  const { icons } = JSON.parse(
    readFileSync(join(workshop, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string } | undefined> };
  return (name) => {
    const found = icons[name];
    if (!found) throw new Error(`The icon set has no ${name}.`);
    return found.body;
  };
}
