import type { OutputOf } from '@baize/contract';
import type { getPointsConfig } from '@baize/contract/points/getPointsConfig';
import type { listRewards } from '@baize/contract/points/listRewards';

export type Reward = OutputOf<typeof listRewards>['page']['content'][number];
export type PointsConfig = OutputOf<typeof getPointsConfig>;
