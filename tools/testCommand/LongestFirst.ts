import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of whole programs take the longest and are small. */
const runsPrograms = /\/(tools|bench)\//;

/** The next longest, by measurement; a fresh clone knows the files' sizes only. */
export const longFiles: readonly string[] = [
  'apps/platform/src/attacks.test.ts',
  'apps/platform/src/kit/jobs/createJobs.test.ts',
  'apps/platform/src/memberPlans.test.ts',
  'apps/platform/src/modules/agents/commands/countTeams.test.ts',
  'apps/platform/src/modules/contracts/commands/paidMonth.test.ts',
  'apps/platform/src/modules/identity/routes/register.test.ts',
  'apps/platform/src/modules/live/createLive.test.ts',
  'apps/platform/src/modules/transfers/transfersInDoubt.test.ts',
  'apps/platform/src/modules/vendors/simulated.test.ts',
  'apps/platform/src/modules/wallet/ledgerRaces.test.ts',
  'apps/platform/src/modules/wallet/postWithin.test.ts',
  'apps/platform/src/modules/wallet/verifyLedger.test.ts',
  'apps/platform/src/modules/web/gatePage.test.ts',
  'apps/platform/src/slowUploads.test.ts',
  'apps/portal/src/components/popups.test.tsx',
  'apps/portal/src/components/shell.test.tsx',
  'apps/portal/src/screens/account/LoginForm.test.tsx',
  'apps/portal/src/screens/agent/agentPages.test.tsx',
  'apps/portal/src/screens/lottery/hall.test.tsx',
  'apps/portal/src/screens/records/memberPages.test.tsx',
  'apps/portal/src/screens/records/withdraw.test.tsx',
  'apps/portal/src/screens/visitorPages.test.tsx',
  'apps/studio/src/rounds/rounds.test.ts',
  'packages/maths/src/lottery/lines.test.ts',
];

const needsPage = (path: string): boolean => readFileSync(path, 'utf8').startsWith('// @vitest-environment');

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  if (project.name === 'browser' && !needsPage(moduleId)) return 6;
  const inProject = runsPrograms.test(moduleId) ? 0 : longFiles.some((file) => moduleId.endsWith(`/${file}`)) ? 1 : 2;
  return project.name === 'browser' ? inProject + 3 : inProject;
};

/**
 * Long files first, so that no worker is left alone with one at the end; the project whose files are all short, which
 * fill every gap, comes last. A worker lives on only while the next file wants the same surroundings, so files with a page
 * and without one are kept apart: a new worker would load all libraries anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    return (await super.sort(files)).toSorted((one, other) => ranks.get(one)! - ranks.get(other)!);
  }
}
