import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the verification page; the server itself is bundled elsewhere. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist/verifier',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
