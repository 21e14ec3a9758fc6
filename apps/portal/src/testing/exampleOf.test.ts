import { operations } from '@baize/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf, type Fill } from './exampleOf.ts';

const shown = Object.values(operations).filter(({ audience }) => audience !== 'operator');

it.each(['rows', 'nothing'] as const)(
  'makes a valid answer of every call of guests and members, with %s',
  (fill: Fill) => {
    const wrong = shown.flatMap((operation) => {
      try {
        const { output } = operation as { output: z.ZodMiniType };
        const read = z.safeDecode(output, exampleOf(output, fill) as never);
        return read.success ? [] : [`${operation.id}: ${z.prettifyError(read.error)}`];
      } catch (error) {
        return [`${operation.id}: ${String(error)}`];
      }
    });
    expect(wrong).toEqual([]);
  },
);
