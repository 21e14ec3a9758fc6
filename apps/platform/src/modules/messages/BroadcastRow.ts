import type { Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';

/** A broadcast's audience; `days`, `tag` and `segmentId` where it has them. */
export type Audience = Readonly<{
  audience: 'everybody' | 'newMembers' | 'silent' | 'tagged' | 'segment';
  days: number | null;
  tag: string | null;
  segmentId: bigint | null;
}>;

/** A broadcast as stored. */
export type BroadcastRow = Audience & {
  id: bigint;
  brandId: number;
  title: LocalTexts;
  content: LocalTexts;
  /** The language that both are in, whatever else they are in. */
  language: Language;
  sendAt: Date;
  status: 'scheduled' | 'sent' | 'cancelled';
  /** The last processed member. */
  lastMember: bigint;
  sent: number;
  createdBy: string;
  createdAt: Date;
  endedAt: Date | null;
};
