import type { getModeration, listChatMessages, OutputOf } from '@baize/contract';

export type Moderation = OutputOf<typeof getModeration>;
export type ModeratedRoom = Moderation['rooms'][number];
export type ModeratedMessage = OutputOf<typeof listChatMessages>['content'][number];
