import { operations, type Operation } from '@baize/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf, type Fill } from './exampleOf.ts';

const offered: readonly Operation[] = Object.values(operations);
const answered = offered.filter(({ isFile }) => isFile !== true);

it.each(['rows', 'nothing'] as const)('makes a valid answer of every call, with %s', (fill: Fill) => {
  const wrong = answered.flatMap((operation) => {
    try {
      const read = z.safeDecode(operation.output, exampleOf(operation.output, fill) as never);
      return read.success ? [] : [`${operation.id}: ${z.prettifyError(read.error)}`];
    } catch (error) {
      return [`${operation.id}: ${String(error)}`];
    }
  });
  expect(wrong).toEqual([]);
});
