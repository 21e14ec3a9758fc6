import type { listApplications, listCampaigns, OutputOf } from '@baize/contract';

export type Campaign = OutputOf<typeof listCampaigns>['content'][number];
export type MissionGoal = NonNullable<Campaign['mission']>;
export type Application = OutputOf<typeof listApplications>['page']['content'][number];
