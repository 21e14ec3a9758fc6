import type { Outcome as DragonEight } from '@baize/maths/games/dragon-eight/Outcome';
import type { Outcome as LanternWays } from '@baize/maths/games/lantern-ways/Outcome';
import type { Outcome as TreasureBowl } from '@baize/maths/games/treasure-bowl/Outcome';

/** What any of the studio's games may come to. */
export type Outcome = DragonEight | LanternWays | TreasureBowl;
