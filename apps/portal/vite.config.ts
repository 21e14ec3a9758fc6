import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstView } from './build/firstView.ts';
import { dictionaries } from './build/dictionaries.ts';
import { flags } from './build/flags.ts';
import { pageAssets } from './build/pageAssets.ts';
import { precompress } from '../../tools/precompress.ts';
import { inlineScript } from './build/inlineScript.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Two builds from one source: what browsers load, and what the platform renders public pages with. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: folder,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    dictionaries({ isPseudo: mode === 'pseudo' }),
    firstView(),
    ...(isSsrBuild === true
      ? [pageAssets(`${folder}dist/client`), inlineScript(`${folder}src/startOnInteraction.ts`)]
      : [precompress(), flags(`${folder}dist/client/flags`)]),
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
        /* The oldest browsers that Tailwind's own output runs in; for older ones every colour would stand there three times. */
        cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['src/main.tsx', 'src/showFonts.ts'] },
      },
}));
