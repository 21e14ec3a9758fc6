import type { Family } from '../Play.ts';
import { playList } from '../playList.ts';
import {
  addAnywhere,
  addDragonTiger,
  addFaces,
  addPositions,
  addSums,
  addThreeStars,
  addTwoStars,
  digitsAt,
} from './addThreeStars.ts';

/** Three digits from 0 to 9, as 3D and PL3 draw them. */
export const threeDigit: Family = {
  key: 'threeDigit',
  shape: { of: 'numbers', low: 0, sizes: [10, 10, 10] },
  plays: makePlays(),
};

function makePlays() {
  const { plays, add } = playList('threeDigit', { by: 'group' });
  const all = [0, 1, 2];
  addThreeStars(add, 'star3', all);
  addTwoStars(add, 'star2front', [0, 1]);
  addTwoStars(add, 'star2back', [1, 2]);
  addPositions(add, 3);
  for (const codes of [1, 2]) addAnywhere(add, 'all3', all, codes);
  addFaces(add, 'front2', [0, 1]);
  addFaces(add, 'back2', [1, 2]);
  addFaces(add, 'all3', all);
  addDragonTiger(add, 'hundreds-tens', [0, 1]);
  addDragonTiger(add, 'hundreds-units', [0, 2]);
  addDragonTiger(add, 'tens-units', [1, 2]);
  addSums(add, 3, digitsAt(all));
  return plays;
}
