import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstView } from './build/firstView.ts';
import { dictionaries } from './build/dictionaries.ts';
import { pageAssets } from './build/pageAssets.ts';
import { precompress } from './build/precompress.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Two builds from one source: what browsers load, and what the platform renders public pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: folder,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    dictionaries(),
    firstView(),
    ...(isSsrBuild === true ? [pageAssets(`${folder}dist/client`)] : [precompress()]),
  ],
  ssr: { noExternal: true },
  /* Development builds of React are an order of magnitude slower to render. */
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        ssr: 'src/server.tsx',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/wakePage.ts' },
      },
}));
