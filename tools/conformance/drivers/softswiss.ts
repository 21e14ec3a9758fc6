import { speakSoftswiss } from '@baize/studio/simulator/dialects/speakSoftswiss';
import { badDecimals, type Driver } from './Driver.ts';

/** A vendor of the SOFTSWISS family with this secret. */
export function softswiss(secret: string): Driver {
  const { codec, send, signed, bodyOf } = speakSoftswiss(secret);
  return {
    ...codec,
    cancelOfPaid: 'refuses',
    stakeOf: (play, amount) => send('/play', bodyOf('bet', play, amount)),
    badAmounts: [...badDecimals, '1.00', '0.5', '"100"', 'null', 'true', '[1]', '-0', '1e400'],
    forgeries: (play) => {
      const body = bodyOf('bet', play);
      return [
        ['no signature', send('/play', body, '')],
        ['half a signature', send('/play', body, signed(body).slice(32))],
        ['a signature in capitals', send('/play', body, signed(body).toUpperCase())],
        ['the signature of another call', send('/play', bodyOf('bet', { ...play, stake: 900_000n }), signed(body))],
        ['the signature of the same with a space', send('/play', body.replace(',', ', '), signed(body))],
      ];
    },
    strange: (step, play) => send(codec.request(step, play).path, bodyOf(step, play).replace('{', '{"colour":5,')),
    malformed: (play) => {
      const good = bodyOf('bet', play);
      const twice = good.replace(/"actions":\[(.*)\]/, '"actions":[$1,$1]');
      const bodies: [string, string][] = [
        ['nothing', ''],
        ['half an object', good.slice(0, -2)],
        ['a key that stands twice', good.replace('{', '{"currency":"CNY",')],
        ['an action nobody knows', good.replace('"bet"', '"tip"')],
        ['an action twice', twice],
        ['no round', good.replace(`,"game_id":"${play.id}"`, '')],
      ];
      return bodies.map(([what, body]) => [what, send('/play', body)] as const);
    },
  };
}
