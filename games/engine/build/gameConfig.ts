import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { precompress } from '@baize/tools/precompress';
import { pixiParts } from './pixiParts.ts';

/** How every game is built; `address` is that of the game's own configuration, beside which its page lies. */
export function gameConfig(address: string): UserConfig {
  return {
    root: fileURLToPath(new URL('.', address)),
    base: './',
    plugins: [pixiParts(), precompress()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      // The studio's content security policy takes fonts and pictures from its own address only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
}
