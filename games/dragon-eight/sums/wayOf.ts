import { payTable } from './payTable.ts';
import type { FreeSpinWay, SlotModel } from './SlotModel.ts';

/** How free spins are played after this choice; the usual way without one. Throws for a way that there is not. */
export function wayOf(choice: number | undefined, model: SlotModel = payTable): FreeSpinWay {
  if (choice === undefined) return model.freeSpins;
  const way = model.freeSpins.ways?.[choice];
  if (way === undefined) throw new RangeError(`There is no way ${choice} to play free spins.`);
  return way;
}
