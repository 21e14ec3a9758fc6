import type { LocalTexts } from '@baize/contract/localText';

/** Localised texts. */
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

/** Key of every chat table with members. */
export type MemberOf = { brandId: number; memberId: bigint };
