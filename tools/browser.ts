import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/* The headless shell comes first: it needs a third less CPU for the same pages. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The Chromium or Chrome of journeys and screenshots: from CHROME, installed on the machine, from Debian's packages
 * where this account may install them, or else a build from the npm registry in the cache folder. Having none is an
 * error, never a reason to skip journeys.
 */
export function findBrowser(say: (line: string) => void): string {
  const named = process.env['CHROME'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Error(`CHROME must be the path of a Chromium or Chrome, but ${named} does not exist.`);
    return named;
  }
  const found = usual.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    say('No browser found; installing Chromium from Debian packages ...');
    const quiet = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], quiet);
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  return fromRegistry(say);
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && readFileSync('/etc/debian_version', 'utf8').trim() !== '';
}

function fromRegistry(say: (line: string) => void): string {
  const folder = join(root, '.cache', 'chromium');
  say('No browser found; fetching one from the npm registry into .cache/chromium ...');
  const npm = process.env['npm_execpath'];
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '@sparticuz/chromium@147.0.0'];
  spawnSync(npm === undefined ? 'npm' : process.execPath, npm === undefined ? args : [npm, ...args], {
    stdio: 'inherit',
  });
  // The package unpacks itself below TMPDIR, and brings its own system libraries when it detects AWS Lambda.
  const unpack = `process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    console.log(await chromium.executablePath());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder },
  });
  const path = stdout.trim().split('\n').at(-1) ?? '';
  if (!existsSync(path)) throw new Error('No browser: install Chromium, or set CHROME to the path of one.');
  return path;
}
