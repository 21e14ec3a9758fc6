import type { Pays, Play, Rule, Selection, Space } from './Play.ts';

export type View = Readonly<{
  see: (result: readonly number[]) => readonly number[];
  space: (sample: Selection) => Space;
}>;

/** Collects the plays of a family; `add` takes each play's id, and its pay rule where it differs from the family's. */
export function playList(family: string, usual: Pays) {
  const plays: Play[] = [];
  return {
    plays,
    add(group: string, name: string, rule: Rule, view: View, pays: Pays = usual): void {
      plays.push({ ...rule, ...view, id: `${family}.${group}.${name}`, family, group, pays });
    },
  };
}

export type AddPlay = ReturnType<typeof playList>['add'];
