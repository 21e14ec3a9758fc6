import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { firstLine } from './firstLine.ts';
import type { TestRecord } from './TestRecord.ts';

/** Writes the progress of vitest to a file, as records that survive an aborted run. */
export class UnitReporter implements Reporter {
  readonly #file: string;
  readonly #root: string;

  constructor(file: string, root: string) {
    this.#file = file;
    this.#root = root;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId, project } of specifications) {
      this.#write({ kind: 'planned', target: this.#pathOf(moduleId), project: project.name });
    }
  }

  onTestModuleEnd(module: TestModule): void {
    const target = this.#pathOf(module.moduleId);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const error = errors?.[0];
      this.#write({
        ...{ kind: 'test', target, title: test.fullName, ms: test.diagnostic()?.duration ?? 0 },
        limitMs: test.options.timeout ?? 0,
        state: state === 'pending' ? 'notRun' : state,
        ...(error === undefined ? {} : { error: firstLine(error.message) }),
      });
    }
    const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors())[0];
    const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
    const ms = duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration;
    this.#write({
      ...{ kind: 'ended', target, ms },
      ...(outside === undefined ? {} : { error: firstLine(outside.message) }),
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      const path: unknown = error['VITEST_TEST_PATH'];
      this.#write({
        ...{ kind: 'unhandled', error: firstLine(`${error.name ?? 'Error'}: ${error.message}`) },
        ...(typeof path === 'string' ? { target: this.#pathOf(path) } : {}),
      });
    }
    this.#write({ kind: 'end' });
  }

  #pathOf(file: string): string {
    return relative(this.#root, file);
  }

  #write(record: TestRecord): void {
    appendFileSync(this.#file, `${JSON.stringify(record)}\n`);
  }
}
