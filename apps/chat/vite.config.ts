import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the chat page, which the portal embeds in a frame. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/chat/',
  publicDir: false,
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
