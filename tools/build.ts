import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild, type Plugin } from 'esbuild';
import { secretsOf } from '../apps/platform/src/secretsOf.ts';
import { houseGames } from '../games/houseGames.ts';
import { secretsWithin } from './secretsWithin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A build target: its sources, its outputs, and how it is built. */
type Part = {
  name: string;
  sources: string[];
  outputs: string[];
  /** The folder of what everybody may read. */
  publicFolder?: string;
  make(): Promise<void>;
};

const parts: Part[] = [
  {
    name: 'platform',
    sources: [
      'apps/platform/src',
      'languages',
      'packages/contract/src',
      'packages/maths/src',
      'packages/server/src',
      ...gameEntries(),
    ],
    outputs: [
      'apps/platform/dist/server/main.mjs',
      'apps/platform/dist/server/pdfWorker.mjs',
      'apps/platform/dist/seedDemo.mjs',
    ],
    make: async () => {
      await bundle('apps/platform/src/main.ts', 'apps/platform/dist/server/main.mjs');
      await bundle('apps/platform/src/modules/cashier/pdfWorker.ts', 'apps/platform/dist/server/pdfWorker.mjs');
      // Hundreds of sources, compiled and loaded one by one, would be most of a start's work.
      await bundle('apps/platform/src/seedDemo.ts', 'apps/platform/dist/seedDemo.mjs');
      replaceFolder('apps/platform/src/migrations', 'apps/platform/dist/migrations');
      replaceFolder('apps/platform/src/modules/exports/fonts', 'apps/platform/dist/server/fonts');
    },
  },
  {
    name: 'studio',
    sources: ['apps/studio/src', 'packages/maths/src', 'packages/server/src', ...gameEntries()],
    outputs: ['apps/studio/dist/main.mjs'],
    make: async () => {
      await bundle('apps/studio/src/main.ts', 'apps/studio/dist/main.mjs');
      replaceFolder('apps/studio/src/migrations', 'apps/studio/dist/migrations');
    },
  },
  webPart(
    'verifier',
    'apps/studio',
    ['packages/maths/src', 'packages/ui/src', ...gameEntries(), ...artFolders()],
    'apps/studio/dist/verifier/index.html',
  ),
  ...Object.keys(houseGames).map((game) =>
    webPart(
      game,
      `games/${game}`,
      [`games/${game}/sums`, 'games/engine/src', 'games/engine/build', 'packages/maths/src'],
      `games/${game}/dist/index.html`,
    ),
  ),
  webPart('chat', 'apps/chat', browserPackages(), 'apps/chat/dist/index.html'),
  webPart('console', 'apps/console', browserPackages(), 'apps/console/dist/index.html'),
  {
    ...webPart(
      'portal',
      'apps/portal',
      [...browserPackages(), 'brands'],
      'apps/portal/dist/client/.vite/manifest.json',
    ),
    publicFolder: 'apps/portal/dist',
    make: async () => {
      const { build } = await import('vite');
      await build({ root: join(root, 'apps/portal'), logLevel: 'warn' });
      await build({
        root: join(root, 'apps/portal'),
        logLevel: 'warn',
        build: { ssr: 'src/server.tsx', outDir: 'dist/server', emptyOutDir: true },
      });
    },
  },
];

/** Builds what has changed since the last build; `names` limits it to some targets. */
export async function buildAll({
  names,
  log = () => undefined,
}: { names?: string[]; log?: (line: string) => void } = {}) {
  // Builds are independent of the caller: a test runner's NODE_ENV would build a development front end.
  const given = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await buildChanged(names, log);
  } finally {
    if (given === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = given;
  }
}

async function buildChanged(names: string[] | undefined, log: (line: string) => void): Promise<void> {
  const stamps = join(root, '.cache', 'build');
  mkdirSync(stamps, { recursive: true });
  for (const part of parts) {
    if (names !== undefined && !names.includes(part.name)) continue;
    const stampFile = join(stamps, part.name);
    const stamp = fingerprint(part.sources);
    const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
    if (isFresh && part.outputs.every((output) => existsSync(join(root, output)))) continue;
    const startedAt = performance.now();
    await part.make();
    refuseSecrets(part);
    writeFileSync(stampFile, stamp);
    log(`built ${part.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/** A bundler puts in what a source asks it for, the environment of the build among it. */
function refuseSecrets({ name, publicFolder }: Part): void {
  if (publicFolder === undefined) return;
  const found = secretsWithin(join(root, publicFolder), secretsOf(process.env));
  if (found.length === 0) return;
  /* What stays would be served by the next start. */
  rmSync(join(root, publicFolder), { recursive: true });
  throw new Error(`The build of ${name} has secrets of the environment in it: ${found.join(', ')}.`);
}

/** The games' entry points for servers and the verification page. */
function gameEntries(): string[] {
  const own = Object.keys(houseGames).flatMap((game) =>
    ['game.ts', 'sums', 'check'].map((part) => `games/${game}/${part}`),
  );
  return ['games/registry.ts', 'games/houseGames.ts', 'games/engine/src', ...own];
}

/** The pictures of the games, shared ones included. */
function artFolders(): string[] {
  return readdirSync(join(root, 'games')).map((game) => `games/${game}/src/art`);
}

function browserPackages(): string[] {
  return ['languages', 'packages/contract/src', 'packages/maths/src', 'packages/client/src', 'packages/ui/src'];
}

function webPart(name: string, folder: string, extra: string[], output: string): Part {
  const sources = [
    `${folder}/src`,
    `${folder}/build`,
    `${folder}/index.html`,
    `${folder}/vite.config.ts`,
    `${folder}/public`,
    ...extra,
  ];
  return {
    name,
    sources,
    outputs: [output],
    publicFolder: dirname(output),
    make: async () => {
      const { build } = await import('vite');
      await build({ root: join(root, folder), configFile: join(root, folder, 'vite.config.ts'), logLevel: 'warn' });
    },
  };
}

/** The folder of one of our workspaces by package name. */
function sourcesOf(name: string): string {
  if (name === 'games' || name === 'tools') return name;
  // The engine is a folder beside the games.
  const folder = name === 'engine' ? 'games' : name === 'platform' || name === 'studio' ? 'apps' : 'packages';
  return join(folder, name, 'src');
}

/** Bundles a server for Node; only our own packages are included, since they are TypeScript sources. */
async function bundle(entry: string, outfile: string): Promise<void> {
  const ownPackages: Plugin = {
    name: 'own-packages',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^@baize\// }, ({ path }) => {
        const [, name = '', inner = 'index'] = /^@baize\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
        return { path: resolve(root, sourcesOf(name), `${inner}.ts`) };
      });
    },
  };
  await esbuild({
    entryPoints: [join(root, entry)],
    outfile: join(root, outfile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [ownPackages],
    // Stack traces need names and positions; both files are read in full at each start.
    sourcemap: true,
    sourcesContent: false,
    minifyWhitespace: true,
    logLevel: 'error',
  });
}

function replaceFolder(from: string, to: string): void {
  rmSync(join(root, to), { recursive: true, force: true });
  cpSync(join(root, from), join(root, to), { recursive: true });
}

/** A hash of all sources, the lock file and this script; tests are not sources. */
function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const path of [...sources, 'package-lock.json', 'tools/build.ts', 'tools/precompress.ts'])
    addTo(hash, join(root, path));
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  await buildAll({ log: (line) => console.log(line), ...(names.length > 0 ? { names } : {}) });
}
