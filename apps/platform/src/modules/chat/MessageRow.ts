import type { LocalTexts } from '@baize/contract/localText';

/** Words in every language of the portal. */
export type Told = LocalTexts;

export type RoomRow = {
  id: bigint;
  name: Told;
  about: Told;
  position: number;
  slowSeconds: number;
  isOpen: boolean;
  lastSeq: bigint;
};

export type MessageRow = {
  roomId: bigint;
  seq: bigint;
  memberId: bigint;
  handle: string;
  account: string;
  text: string;
  mentions: string[];
  reports: number;
  createdAt: Date;
  removedAt: Date | null;
  removedBy: string;
};

export type MuteRow = {
  memberId: bigint;
  handle: string;
  account: string;
  until: Date;
  reason: string;
  operator: string;
};

/** Every table of the chat that speaks of members is keyed by both. */
export type MemberOf = { brandId: number; memberId: bigint };
