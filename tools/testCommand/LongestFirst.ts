import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of whole programs take the longest and are small. */
const runsPrograms = /\/(tools|bench)\//;

/** The next longest, by measurement; a fresh clone knows the files' sizes only. */
const long =
  /\/(createLive|lines|countTeams|ledgerRaces|rounds|verifyLedger|wallet|attacks|createJobs|slowUploads|redeem|ledgerLimits|gatePage|toldAfterKill|register|runPay|shell|visitorPages|agentPages|memberPages|withdraw)\.test\.tsx?$/;

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  const inProject = runsPrograms.test(moduleId) ? 0 : long.test(moduleId) ? 1 : 2;
  return project.name === 'browser' ? inProject + 3 : inProject;
};

/**
 * Long files first, so that no worker is left alone with one at the end; the project whose files are all short, which
 * fill every gap, comes last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
