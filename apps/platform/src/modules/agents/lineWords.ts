import { wordsOf } from '@baize/contract/wordsOf';
import type { MoveRow } from './MoveRow.ts';

export type LineWords = Readonly<{
  moves: Readonly<{ columns: readonly string[]; top: string; states: Readonly<Record<MoveRow['status'], string>> }>;
  transfers: Readonly<{
    columns: readonly string[];
    directions: Readonly<Record<'upline' | 'downline', string>>;
    states: Readonly<Record<'underWay' | 'arrived' | 'returned', string>>;
  }>;
}>;

/** Texts of the files about moves in the tree and about money along it. */
export const lineWords = await wordsOf<LineWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/line.ts`),
);
