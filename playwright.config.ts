import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';

/* Limits end what hangs; a busy machine does not meet them. */
const expectLimitMs = 60_000;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  /* Three at a time, each with a whole system of its own, keep two cores busy; a second attempt is the test command's, which says so. */
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: expectLimitMs, toPass: { timeout: 2 * expectLimitMs } },
  metadata: { expectLimitMs },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Half as many points each way: the processor draws every picture, and journeys look at content and layout.
    deviceScaleFactor: 0.5,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    /* Recording each step takes a quarter of the time; `--trace on` does it for a journey that one looks into. */
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser((line) => console.log(line)),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Each page starts with room for what is young, instead of sweeping it often while it grows.
        '--js-flags=--min-semi-space-size=16',
        // Without a graphics card WebGL is drawn by the processor at a few pictures a second; the games then use a canvas.
        '--disable-3d-apis',
      ],
    },
  },
});
