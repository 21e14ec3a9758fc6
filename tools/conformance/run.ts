import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { certify } from './certify.ts';
import { Hub88Client } from './Hub88Client.ts';
import { Player } from './Player.ts';
import { startOwnPlatform } from './startOwnPlatform.ts';

const usage = `Plays a supplier's nasty sequences against a seamless wallet and prints a certificate.

  npm run conformance -- --dialect hub88
      starts a platform of its own on a database of its own and certifies that
  npm run conformance -- --dialect hub88 --url https://wallet.example/hub88 --key supplier.pem \\
      --user u --token t --currency EUR --game g [--expired-token t] [--sub-partner s]
      certifies the wallet at that address; the user needs a balance of at least 100,000 (1.00)

  --length n    length of the orders of bet, win and rollback (6)
  --json        only the last line, one JSON object`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dialect: { type: 'string', default: 'hub88' },
      url: { type: 'string' },
      key: { type: 'string' },
      user: { type: 'string' },
      token: { type: 'string' },
      'expired-token': { type: 'string' },
      currency: { type: 'string' },
      game: { type: 'string', default: 'dragon-eight' },
      'sub-partner': { type: 'string' },
      length: { type: 'string', default: '6' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const orderLength = Number(values.length);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.dialect !== 'hub88') throw new Error(`--dialect must be hub88, but it is "${values.dialect}".`);
  if (!Number.isInteger(orderLength) || orderLength < 1 || orderLength > 8) {
    throw new Error(`--length must be a whole number from 1 to 8, but it is "${values.length}".`);
  }
  const own = values.url === undefined ? await startOwnPlatform() : undefined;
  const need = (name: 'key' | 'user' | 'token' | 'currency'): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`--${name} is needed with --url.`);
    return value;
  };
  try {
    const client = new Hub88Client(
      own?.url ?? values.url ?? '',
      own?.privateKey ?? createPrivateKey(readFileSync(need('key'))),
    );
    const player = new Player({
      client,
      user: own?.user ?? need('user'),
      token: own?.token ?? need('token'),
      expiredToken: own?.expiredToken ?? values['expired-token'] ?? 'a-token-that-never-was',
      currency: own?.currency ?? need('currency'),
      gameCode: values.game,
      subPartnerId: own?.subPartnerId ?? values['sub-partner'],
    });
    if (!values.json) console.log(`Certificate of ${client.url.toString()} in the dialect hub88\n`);
    const certificate = await certify({
      player,
      orderLength,
      onCase: ({ name, title, passed, seen }) => {
        if (!values.json) console.log(`${passed ? 'pass' : 'FAIL'}  ${name}: ${title}\n      ${seen}`);
      },
    });
    client.close();
    if (!values.json) console.log(`\n${certificate.passed} passed, ${certificate.failed} failed`);
    console.log(JSON.stringify(certificate));
    return certificate.failed === 0 ? 0 : 1;
  } finally {
    await own?.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
