import type { Case } from './Case.ts';
import { newId } from './Hub88Client.ts';
import { describe, Fault, sameAs, type Player } from './Player.ts';

const CALLERS = 16;

/** At the end every completed call is repeated, oldest first. */
export const replayCase: Case = {
  name: 'replay',
  title: 'remembers every id for ever: all calls again, each with its first answer',
  run: async ({ player, second }) => {
    const asked = await askAgain(player);
    const others = second === undefined ? 0 : await askAgain(second);
    return `${asked + others} calls asked again`;
  },
};

async function askAgain(player: Player): Promise<number> {
  await player.begin();
  const all = [...player.done.values()];
  let at = 0;
  const asker = async (): Promise<void> => {
    for (let call = all[at++]; call !== undefined; call = all[at++]) {
      const { path, body, first } = call;
      const again = { ...body, request_uuid: newId() };
      const answer = player.fits(again, await player.client.call(`/transaction/${path}`, again), path);
      // For a rolled-back bet this response is also allowed.
      if (path === 'bet' && answer.status === 'RS_ERROR_TRANSACTION_ROLLED_BACK') continue;
      sameAs(first, answer, `${path} ${String(body['transaction_uuid']).slice(0, 40)} when all was over`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, asker));
  for (const bet of player.buried) {
    const answer = await player.again('bet', bet);
    if (answer.status === 'RS_OK') throw new Fault(`a bet that was cancelled before it came: ${describe(answer)}`);
  }
  await player.mustHave('after everything was asked once more');
  return all.length + player.buried.length;
}
