import type { listLetters, OutputOf } from '@baize/contract';

export type Letter = OutputOf<typeof listLetters>['page']['content'][number];
