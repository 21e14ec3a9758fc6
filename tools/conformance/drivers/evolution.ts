import { speakEvolution } from '@baize/studio/simulator/dialects/speakEvolution';
import { textIn } from '@baize/studio/simulator/dialects/textIn';
import { badDecimals, type Driver } from './Driver.ts';

/** A vendor of Evolution's One Wallet protocol with this token. */
export function evolution(secret: string): Driver {
  const { codec, send, base, bodyOf } = speakEvolution(secret);
  return {
    ...codec,
    cancelOfPaid: 'refuses',
    session: {
      ask: (play) => send('/check', `{${base(play)}}`),
      isOf: (text, { token, id }) => textIn(text, 'sid') === token && textIn(text, 'uuid') === `u-${id}`,
    },
    stakeOf: (play, amount) => send('/debit', bodyOf('bet', play, amount)),
    badAmounts: [...badDecimals, '"1.00"', 'null', 'true', '[1]', '-0', '1e400'],
    forgeries: (play) => [
      ['no token', send('/debit', bodyOf('bet', play), '')],
      ['half a token', send('/debit', bodyOf('bet', play), `?authToken=${secret.slice(1)}`)],
      ['two tokens', send('/debit', bodyOf('bet', play), `?authToken=${secret}&authToken=${secret}`)],
      ['a token in capitals', send('/debit', bodyOf('bet', play), `?authToken=${secret.toUpperCase()}`)],
    ],
    strange: (step, play) =>
      send(codec.request(step, play).path.split('?')[0] ?? '', bodyOf(step, play).replace('{', '{"colour":5,')),
    malformed: (play) => {
      const good = bodyOf('bet', play);
      const bodies: [string, string][] = [
        ['nothing', ''],
        ['half an object', good.slice(0, -2)],
        ['an array', `[${good}]`],
        ['a key that stands twice', good.replace('{', '{"currency":"CNY",')],
        ['a part nobody knows', good.replace('"refId"', '"amounts":1,"refId"')],
        ['no table', good.replace('"table"', '"tables"')],
        ['no transaction', good.replace('"transaction"', '"transactions"')],
        ['a number for an id', good.replace(`"refId":"${play.id}"`, `"refId":${play.id}`)],
        ['a prototype', good.replace('{', '{"__proto__":{"amount":1},')],
      ];
      return bodies.map(([what, body]) => [what, send('/debit', body)] as const);
    },
  };
}
