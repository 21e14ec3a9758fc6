import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';

/**
 * Screenshots of the component board in both themes and at both widths, with an axe check each. `node --import tsx
 * tools/art/board/shoot.ts <folder>`; exit code 1 for any axe violation.
 */
const out = process.argv[2] ?? 'board-pictures';
const layers = ['', 'dialog', 'drawer', 'sheet', 'alert'];
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

mkdirSync(out, { recursive: true });
const server = await createServer({
  configFile: new URL('./vite.config.ts', import.meta.url).pathname,
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error('The board did not start.');

const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium', args: FLAGS });
let violations = 0;

async function check(page: Page, name: string): Promise<void> {
  const result = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  for (const violation of result.violations) {
    violations += violation.nodes.length;
    console.log(`${name}: ${violation.id} (${violation.impact ?? 'unknown'}) on ${violation.nodes.length}`);
    for (const node of violation.nodes.slice(0, 4))
      console.log(`   ${node.html.slice(0, 180)}\n   ${node.failureSummary?.split('\n')[1] ?? ''}`);
  }
}

try {
  for (const theme of ['dark', 'light']) {
    for (const width of [1440, 390]) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        hasTouch: width === 390,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') console.log(`${theme}-${width} console: ${message.text()}`);
      });
      for (const layer of layers) {
        await page.goto(`${address}?theme=${theme}&open=${layer}`, { waitUntil: 'networkidle' });
        const name = `${theme}-${width}${layer ? `-${layer}` : ''}`;
        await page.screenshot({ path: `${out}/${name}.png`, fullPage: layer === '' });
        await check(page, name);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${violations} violations`);
process.exit(violations > 0 ? 1 : 0);
