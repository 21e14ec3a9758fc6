export type MessageKind = 'notice' | 'finance' | 'feedback';

/** A message as stored. */
export type MessageRow = {
  id: bigint;
  memberId: bigint;
  kind: MessageKind;
  title: string;
  content: string;
  sentBy: string;
  createdAt: Date;
  readAt: Date | null;
};
