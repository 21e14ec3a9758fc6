import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  /* Components are tested as they are built, since the compiler decides what renders again. */
  plugins: [react({ compiler: true })],
  test: {
    include: ['{packages,apps,games,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/testDatabase.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
