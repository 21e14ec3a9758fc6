/** Who a message to many is for; `days` and `tag` where the audience has them. */
export type Audience = Readonly<{
  audience: 'everybody' | 'newMembers' | 'silent' | 'tagged';
  days: number | null;
  tag: string | null;
}>;

/** A message to many as the table holds it. */
export type BroadcastRow = Audience & {
  id: bigint;
  brandId: number;
  title: string;
  content: string;
  sendAt: Date;
  status: 'scheduled' | 'sent' | 'cancelled';
  /** The last member who was looked at. */
  lastMember: bigint;
  sent: number;
  createdBy: string;
  createdAt: Date;
  endedAt: Date | null;
};
