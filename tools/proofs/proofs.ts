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
    about: 'Every screen at both widths, in both themes and every language of its brand: no axe violations',
    needsBuild: true,
    steps: () => [journeys('--grep-invert', 'however long it gets')],
  },
  pseudo: {
    about: 'Every page with texts 80 % longer: nothing cut off, overlapped or wider than the page',
    needsBuild: true,
    steps: () => [journeys('longWords')],
  },
  'fuzz-bodies': {
    about:
      '10,000 malformed bodies for each login and registration call, in the process and over HTTP, and 250 over HTTP for every other call: no server error, and not a row of the database changes',
    seed: '7',
    steps: (seed) => [
      tests([`${identity}/entryFuzz.test.ts`], { FUZZ_BODIES: '10000', FUZZ_SEED: seed }),
      tests(['apps/platform/src/malformedBodies.test.ts'], { BODIES: '10000', BODIES_OF_OTHERS: '250', SEED: seed }),
    ],
  },
  'fuzz-money': {
    about:
      '100,000 random operations with money, and again with the database killed 20 times: the ledger is consistent; 200 sequences of calls like the model',
    seed: '1',
    steps: (seed) => [
      script('bench/fuzzMoney/run.ts', '--operations', '100000', '--seed', seed),
      script('bench/fuzzMoney/run.ts', '--operations', '100000', '--seed', seed, '--kills', '20'),
      tests(
        [
          'apps/platform/src/modules/wallet/ledgerOracle.test.ts',
          'apps/platform/src/modules/wallet/ledgerPayments.test.ts',
        ],
        { RUNS: '200', SEED: seed },
      ),
    ],
  },
  races: {
    about:
      '64 callers race for a balance that pays for ten, 200 times: ten win each time; the races of bets, holds, rollbacks and limits 50 times each, 100 callers for points and stock, and 40 for what operators and members decide about money',
    steps: () => [
      script('bench/run.ts', 'races'),
      tests(
        [
          'apps/platform/src/modules/wallet/ledgerRaces.test.ts',
          'apps/platform/src/modules/limits/ledgerLimits.test.ts',
        ],
        { RACES: '50' },
      ),
      tests(['apps/platform/src/modules/points/routes/redeem.test.ts'], { CALLERS: '100' }, '-t', 'concurrent'),
      tests(
        [
          ...['approveDeposit', 'approveWithdrawal', 'payWithdrawal', 'createPayout', 'createWithdrawal'].map(
            (call) => `apps/platform/src/modules/cashier/routes/${call}.test.ts`,
          ),
          'apps/platform/src/modules/agents/routes/createTransfer.test.ts',
        ],
        { CALLERS: '40', RACES: '20' },
        ...['-t', 'A137|A192', '--testTimeout', '1800000'],
      ),
    ],
  },
  'attacks-load': {
    about:
      '500 parallel calls for a code to one number, and 10,000 guesses at one account over two servers, a hundred at a time and all at once over two processes',
    steps: () => [
      tests([`${identity}/routes/sendRegisterCode.test.ts`], { PARALLEL: '500' }, '-t', 'parallel requests'),
      tests([`${identity}/commands/checkPassword.test.ts`], { GUESSES: '10000' }, '-t', 'A001'),
      script('bench/run.ts', 'guesses'),
    ],
  },
  conformance: {
    about:
      'The conformance tester against 140 wallets with one fault each, and against every other dialect with each of its faults: finds all but the listed ones, each in its own case',
    steps: () => [
      tests(['tools/conformance/broken/faults.test.ts', 'tools/conformance/certifyTable.test.ts'], {
        CATALOGUE: 'all',
      }),
    ],
  },
  timing: {
    about: 'Login, codes and recovery take equally long for known and unknown accounts',
    steps: () => [script('bench/run.ts', 'enumeration')],
  },
  'plans-large': {
    about: 'The hot statements over a million entries use indexes only, and the calls of the member centre stay fast',
    steps: () => [
      tests(['apps/platform/src/modules/wallet/queryPlans.test.ts'], { PLAN_ENTRIES: '1000000' }),
      script('bench/run.ts', 'member'),
    ],
  },
  lottery: {
    about:
      'Every play with its chance and its return, every prize counted over all draws settled by hand, 1,000 selections of each counted one by one, a million results of each family settled by hand as well, in which every play wins, and 1,000 draws under load',
    seed: '1',
    steps: (seed) => [
      script('tools/lotteryTable.ts'),
      tests(['packages/maths/src/lottery/lines.test.ts'], { SELECTIONS: '1000', EVERY_RESULT: 'all' }),
      tests(['packages/maths/src/lottery/countedPrizes.test.ts'], { EVERY_DRAW: 'all' }),
      tests(['packages/maths/src/lottery/settlement.test.ts'], { RESULTS: '1000000' }, '--testTimeout', '1800000'),
      script('bench/torture/run.ts', '--draws', '--seed', seed),
    ],
  },
  agents: {
    about:
      '50,000 bills by workers that are killed and paused, and reports and pay of 100,000 members within their limits',
    seed: '1',
    steps: (seed) => [script('bench/torture/run.ts', '--jobs', '--seed', seed), script('bench/run.ts', 'agents')],
  },
};
