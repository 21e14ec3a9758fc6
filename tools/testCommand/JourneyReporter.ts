import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { firstLine } from './firstLine.ts';
import type { TestRecord } from './TestRecord.ts';

/** The runner loads a reporter by its file: an environment variable gives the path of the records. */
export default class JourneyReporter implements Reporter {
  readonly #file = process.env['BAIZE_TEST_RECORDS'];
  #root = process.cwd();
  #all: TestCase[] = [];
  /** Time-out of an assertion; set from the configuration, since reporters do not get it. */
  #expectLimitMs = 0;
  readonly #ended = new Set<TestCase>();

  onBegin({ configFile, rootDir, metadata }: FullConfig, suite: Suite): void {
    this.#expectLimitMs = Number(metadata['expectLimitMs'] ?? 0);
    this.#root = configFile === undefined ? rootDir : configFile.slice(0, configFile.lastIndexOf('/'));
    this.#all = suite.allTests();
    for (const test of this.#all) this.#write({ kind: 'planned', target: this.#targetOf(test) });
  }

  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    const limitMs = step.category === 'expect' ? this.#expectLimitMs : 0;
    if (limitMs > 0 && step.duration > limitMs / 2) {
      const { location } = step;
      const where = location === undefined ? '' : ` at ${relative(this.#root, location.file)}:${location.line}`;
      this.#write({
        ...{ kind: 'wait', target: this.#targetOf(test), what: `${step.title}${where}` },
        ...{ ms: step.duration, limitMs },
      });
    }
  }

  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    const target = this.#targetOf(test);
    this.#ended.add(test);
    const isMeant = status === test.expectedStatus;
    const state = status === 'skipped' ? (isMeant ? 'skipped' : 'notRun') : isMeant ? 'passed' : 'failed';
    this.#write({
      ...{ kind: 'test', target, title: test.title, state, ms: duration, limitMs: test.timeout },
      ...(error === undefined ? {} : { error: textOf(error) }),
    });
    this.#write({ kind: 'ended', target, ms: duration });
  }

  onError(error: TestError): void {
    this.#write({ kind: 'unhandled', error: textOf(error) });
  }

  onEnd(): void {
    for (const test of this.#all.filter((one) => !this.#ended.has(one))) {
      const target = this.#targetOf(test);
      this.#write({ kind: 'test', target, title: test.title, state: 'notRun', ms: 0, limitMs: test.timeout });
    }
    this.#write({ kind: 'end' });
  }

  printsToStdio(): boolean {
    return false;
  }

  #targetOf({ location }: TestCase): string {
    return `${relative(this.#root, location.file)}:${location.line}`;
  }

  #write(record: TestRecord): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(record)}\n`);
  }
}

const textOf = ({ message, value }: TestError): string => firstLine(message ?? value ?? '');
