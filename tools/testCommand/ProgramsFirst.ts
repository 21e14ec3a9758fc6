import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that run whole programs take the longest and are small; started last, they would run alone at the end. */
const runsPrograms = /\/(tools|bench)\//;

/** Within each project, tests of whole programs come first; otherwise the default order. */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isProgram = ({ moduleId }: TestSpecification): boolean => runsPrograms.test(moduleId);
      return [...own.filter(isProgram), ...own.filter((file) => !isProgram(file))];
    });
  }
}
