import type { CallInput } from '@baize/client/createClient';
import type { listGames, OutputOf } from '@baize/contract';
import { readSlots } from './readSlots.ts';
import type * as z from 'zod/mini';

/** Asks for games. How to ask is fetched with the first question: no page needs it to be shown. */
export async function loadGames(
  input: Pick<CallInput<typeof listGames>, 'gameClassify' | 'search' | 'pageNum' | 'pageSize'>,
  signal: AbortSignal,
): Promise<OutputOf<typeof listGames>> {
  const { askPublic } = await import('./askPublic.ts');
  return readSlots(await askPublic<z.input<(typeof listGames)['output']>>('/lgw/games/games', input, signal));
}
