import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOLS = ['@iconify-json/game-icons@1.2.4', '@resvg/resvg-js@2.6.2', 'sharp@0.34.5'];

/**
 * The painter's tools (outlines, a rasteriser, an encoder) are not part of the install: they go to a folder
 * of their own, and only their results are committed. Answers what loads them from there.
 */
export function openWorkshop(): { folder: string; need(name: string): unknown } {
  const folder = process.env.ART_WORKSHOP ?? join(tmpdir(), 'baize-art-workshop');
  mkdirSync(folder, { recursive: true });
  const isComplete = TOOLS.every((tool) => existsSync(join(folder, 'node_modules', tool.replace(/@[^@]+$/, ''))));
  if (!isComplete) {
    console.log(`Installing the painter's tools into ${folder}`);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...TOOLS], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const need = createRequire(join(folder, 'package.json'));
  return { folder, need: (name) => need(name) as unknown };
}
