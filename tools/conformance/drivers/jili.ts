import { centsOf } from '@baize/studio/simulator/dialects/centsOf';
import { speakJili } from '@baize/studio/simulator/dialects/speakJili';
import { badDecimals, type Driver, type Play } from './Driver.ts';

/** A vendor of JILI's protocol; the secret is part of the path. */
export function jili(secret: string): Driver {
  const { codec, send, betOf } = speakJili(secret);
  const inSession = (body: string, session: string, rest: string) =>
    send('/sessionBet', `${body.slice(0, -1)},"sessionId":${session},${rest}}`);
  const preserved = (held: bigint): string => `"preserve":${centsOf(held)}`;
  /** A session's end has a number of its own. */
  const endOf = (play: Play): Play => ({ ...play, id: `9${play.id.slice(1)}` });
  return {
    ...codec,
    cancelOfPaid: 'undoes',
    hold: {
      open: (play, held) => inSession(betOf({ ...play, prize: 0n }, '0'), play.id, `"type":1,${preserved(held)}`),
      settle: (play, held) => inSession(betOf(endOf(play)), play.id, `"type":2,${preserved(held)}`),
    },
    stakeOf: (play, amount) => send('/bet', betOf(play, amount)),
    badAmounts: [...badDecimals, '"1.00"', 'null', 'true', '[1]', '-0', '1e400'],
    forgeries: (play) => [
      ['no secret', send('/bet', betOf(play), '')],
      ['half a secret', send('/bet', betOf(play), `/${secret.slice(1)}`)],
      ['a secret in capitals', send('/bet', betOf(play), `/${secret.toUpperCase()}`)],
    ],
    strange: (step, play) => send(step === 'bet' ? '/bet' : '/cancelBet', betOf(play).replace('{', '{"colour":5,')),
    malformed: (play) => {
      const good = betOf(play);
      const bodies: [string, string][] = [
        ['nothing', ''],
        ['half an object', good.slice(0, -2)],
        ['a key that stands twice', good.replace('{', '{"betAmount":1,')],
        ['no round', good.replace('"round"', '"rounds"')],
        ['a round that is no whole number', good.replace(`"round":${play.id}`, `"round":${play.id}.5`)],
        ['a round with an exponent', good.replace(`"round":${play.id}`, '"round":1e18')],
      ];
      return bodies.map(([what, body]) => [what, send('/bet', body)] as const);
    },
  };
}
