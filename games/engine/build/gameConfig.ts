import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { precompress } from '@baize/tools/precompress';
import { pixiParts } from './pixiParts.ts';

/** The build of every game; `address` is the URL of the game's own configuration, next to its page. */
export function gameConfig(address: string): UserConfig {
  return {
    root: fileURLToPath(new URL('.', address)),
    base: './',
    plugins: [pixiParts(), precompress()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      // The studio's content security policy allows fonts and pictures from its own origin only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
}
