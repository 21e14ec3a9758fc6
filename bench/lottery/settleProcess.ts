import { createSecretBox } from '../../apps/platform/src/kit/createSecretBox.ts';
import { createPool } from '../../apps/platform/src/kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { turnDraws } from '../../apps/platform/src/modules/lotteries/index.ts';
import { createPosting } from '../../apps/platform/src/modules/wallet/index.ts';

export type SettleOrder = { url: string; keyFile: string };

/** A separate worker that settles draws until it is killed, so that the kill is as hard as for any server. */
process.once('message', ({ url, keyFile }: SettleOrder) => {
  const pool = createPool({ url, applicationName: 'bench-settler', max: 2 });
  const deps = {
    ...{ pool, wallet: createPosting({ pool }), log: createLogger('silent', 'bench') },
    secrets: createSecretBox(keyFile),
  };
  const turn = (): void => {
    void turnDraws(deps)
      .catch(() => undefined)
      .then(() => setTimeout(turn, 20));
  };
  turn();
  process.send?.('ready');
});
process.once('disconnect', () => process.exit(0));
