import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('./', import.meta.url));

/**
 * The component board: every widget on one page, for visual review and the accessibility check. Not part of the
 * product.
 */
export default defineConfig({
  root,
  publicDir: fileURLToPath(new URL('../../../brands', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: process.env.BOARD_OUT ?? fileURLToPath(new URL('../../../node_modules/.cache/board', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
