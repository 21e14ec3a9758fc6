import * as z from 'zod/mini';

const gameMessage = z.object({
  source: z.literal('baize-studio'),
  type: z.enum(['ready', 'roundStarted', 'roundEnded', 'openRoundEnded', 'balance', 'error']),
});

export type GameMessage = z.infer<typeof gameMessage>['type'];

/**
 * What the game in the stage's frame says. Only that frame is heard, and only while it still shows the origin it was
 * launched from; a message never changes money, it only says when to look.
 */
export function readGameMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: unknown,
  launchUrl: string,
): GameMessage | undefined {
  if (event.source === null || event.source !== frame) return undefined;
  if (!URL.canParse(launchUrl) || event.origin !== new URL(launchUrl).origin) return undefined;
  return gameMessage.safeParse(event.data).data?.type;
}
