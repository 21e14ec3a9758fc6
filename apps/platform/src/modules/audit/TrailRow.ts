/** A row of the trail, and whether its hash is still valid. */
export type TrailRow = {
  id: bigint;
  at: Date;
  actor: string;
  ip: string;
  action: string;
  objectType: string;
  objectId: string;
  reason: string;
  before: string;
  after: string;
  hash: Buffer;
  isIntact: boolean;
};
