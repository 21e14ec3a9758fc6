import { root } from '../sourceFiles.ts';
import type { Proof, ProofStep } from './Proof.ts';

const script = (file: string, ...args: string[]): ProofStep => ({
  program: process.execPath,
  args: ['--import', 'tsx', file, ...args],
});
const tests = (files: string[], env: Record<string, string>, ...args: string[]): ProofStep => ({
  ...{ program: `${root}node_modules/.bin/vitest`, args: ['run', '--project', 'server', ...files, ...args], env },
});
const journeys = (...args: string[]): ProofStep => ({
  program: `${root}node_modules/.bin/playwright`,
  args: ['test', '--reporter=list', ...args],
  env: { EVERY_SCREEN: 'all' },
});
const identity = 'apps/platform/src/modules/identity';

/** Long-running proofs by name, as `npm run proof` lists them. */
export const proofs: Readonly<Record<string, Proof>> = {
  axe: {
    about: 'Every screen at both widths, in both themes and every language of its brand: nothing that axe finds',
    needsBuild: true,
    steps: () => [journeys('--grep-invert', 'however long it gets')],
  },
  pseudo: {
    about: 'Every page with texts 80 % longer: nothing cut off, covered or wider than the page',
    needsBuild: true,
    steps: () => [journeys('longWords')],
  },
  'fuzz-bodies': {
    about: '10,000 bodies that nobody meant for each call of coming in: none ends in a fault of the server',
    seed: '7',
    steps: (seed) => [tests([`${identity}/entryFuzz.test.ts`], { FUZZ_BODIES: '10000', FUZZ_SEED: seed })],
  },
  'fuzz-money': {
    about:
      '100,000 operations with money in random order, and again with the database killed 20 times: the books add up',
    seed: '1',
    steps: (seed) => [
      script('bench/fuzzMoney/run.ts', '--operations', '100000', '--seed', seed),
      script('bench/fuzzMoney/run.ts', '--operations', '100000', '--seed', seed, '--kills', '20'),
    ],
  },
  races: {
    about: '64 callers race for a balance that pays for ten, 200 times: ten win each time',
    steps: () => [script('bench/run.ts', 'races')],
  },
  'attacks-load': {
    about: '500 parallel calls for a code to one number, and 10,000 guesses at one account over two processes',
    steps: () => [
      tests([`${identity}/routes/sendRegisterCode.test.ts`], { PARALLEL: '500' }, '-t', 'parallel requests'),
      tests([`${identity}/commands/checkPassword.test.ts`], { GUESSES: '10000' }, '-t', 'A001'),
    ],
  },
  conformance: {
    about:
      'The conformance tester beside wallets with one fault each, 140 of them: every one is noticed but those named',
    steps: () => [tests(['tools/conformance/broken/faults.test.ts'], { CATALOGUE: 'all' })],
  },
  timing: {
    about: 'Login, codes and recovery take as long for accounts that exist as for those that do not',
    steps: () => [script('bench/run.ts', 'enumeration')],
  },
  'plans-large': {
    about: 'The hot statements over a million entries go by index only, and the calls of the member centre stay quick',
    steps: () => [
      tests(['apps/platform/src/modules/wallet/queryPlans.test.ts'], { PLAN_ENTRIES: '1000000' }),
      script('bench/run.ts', 'member'),
    ],
  },
  lottery: {
    about:
      'Every play with its chance and its return, 1,000 selections of each counted one by one, and 1,000 draws under load',
    seed: '1',
    steps: (seed) => [
      script('tools/lotteryTable.ts'),
      tests(['packages/maths/src/lottery/lines.test.ts'], { SELECTIONS: '1000' }),
      script('bench/torture/run.ts', '--draws', '--seed', seed),
    ],
  },
  agents: {
    about: '50,000 bills by workers that are killed and stopped, and reports and pay of 100,000 members in their time',
    seed: '1',
    steps: (seed) => [script('bench/torture/run.ts', '--jobs', '--seed', seed), script('bench/run.ts', 'agents')],
  },
};
