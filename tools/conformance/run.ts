import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { certify, certifyTable, type CaseResult, type Certificate } from './certify.ts';
import { driverNames, driverOf } from './drivers/driverOf.ts';
import { Hub88Client } from './Hub88Client.ts';
import { Player } from './Player.ts';
import { WireClient } from './WireClient.ts';
import { startOwnPlatform } from './startOwnPlatform.ts';
import { Table } from './Table.ts';
import { clearUpOnSignals } from '../clearUpOnSignals.ts';
import { certifyTransfer } from './transfer/certifyTransfer.ts';
import { startOwnVendor } from './transfer/startOwnVendor.ts';
import { TransferBench } from './transfer/TransferBench.ts';
import { TransferClient } from './transfer/TransferClient.ts';

const usage = `Plays a supplier's difficult sequences against a seamless wallet and prints a certificate.

  npm run conformance -- --dialect hub88 (or pragmatic, pgsoft, evolution, jili, softswiss, sbo, tcg)
      starts a platform of its own on a database of its own and certifies that
  npm run conformance -- --dialect hub88 --url https://wallet.example/hub88 --key supplier.pem \\
      --user u --token t --currency EUR --game g [--expired-token t] [--sub-partner s] \\
      [--second-user u --second-token t] [--locked-user u --locked-token t] [--deadline s]
      certifies the wallet at that URL; the user needs a balance of at least 100.00. Every dialect but Hub88
      takes --secret s instead of --key, PG Soft also --operator o, its name for us

      Hub88: a second user with a balance and a locked one are tried if given. In the end every call is sent
      again. What the dialect leaves open is reported as a note and fails nothing

  npm run conformance -- --dialect tcg
      the other way round: certifies the bundled vendor that keeps wallets of its own
  npm run conformance -- --dialect tcg --url https://vendor.example/wallets --key ours.pem --vendor-key theirs.pem \\
      --operator merchant --currency CNY --game g [--deadline s]
      certifies the wallets at that address by players that it opens there

  --deadline s  an answer that takes longer is a fault (10)
  --length n    length of the orders of bet, win and rollback (6, and 5 in dialects other than Hub88)
  --json        only the last line, one JSON object`;

const names = ['hub88', ...driverNames, 'tcg'] as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dialect: { type: 'string', default: 'hub88' },
      url: { type: 'string' },
      key: { type: 'string' },
      'vendor-key': { type: 'string' },
      secret: { type: 'string' },
      operator: { type: 'string', default: 'baize' },
      user: { type: 'string' },
      token: { type: 'string' },
      'expired-token': { type: 'string' },
      currency: { type: 'string' },
      game: { type: 'string', default: 'dragon-eight' },
      'sub-partner': { type: 'string' },
      'second-user': { type: 'string' },
      'second-token': { type: 'string' },
      'locked-user': { type: 'string' },
      'locked-token': { type: 'string' },
      deadline: { type: 'string', default: '10' },
      length: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const dialect = names.find((name) => name === values.dialect);
  if (dialect === undefined) {
    throw new Error(`--dialect must be one of ${names.join(', ')}, but it is "${values.dialect}".`);
  }
  const driver = driverNames.find((name) => name === dialect);
  const orderLength = Number(values.length ?? (driver === undefined ? 6 : 5));
  if (!Number.isInteger(orderLength) || orderLength < 1 || orderLength > 8) {
    throw new Error(`--length must be a whole number from 1 to 8, but it is "${values.length}".`);
  }
  const deadlineMs = Number(values.deadline) * 1_000;
  if (!(deadlineMs >= 100 && deadlineMs <= 120_000)) {
    throw new Error(`--deadline must be a number of seconds from 0.1 to 120, but it is "${values.deadline}".`);
  }
  const otherOf = (name: 'second' | 'locked'): { user: string; token: string } | undefined => {
    const [user, token] = [values[`${name}-user`], values[`${name}-token`]];
    if ((user === undefined) !== (token === undefined)) {
      throw new Error(`--${name}-user and --${name}-token must be given together.`);
    }
    return user === undefined || token === undefined ? undefined : { user, token };
  };
  const others = { second: otherOf('second'), locked: otherOf('locked') };
  if (values.url === undefined) clearUpOnSignals();
  const onCase = ({ name, title, passed, seen, notes = [] }: CaseResult): void => {
    if (values.json) return;
    console.log(`${passed ? 'pass' : 'FAIL'}  ${name}: ${title}\n      ${seen}`);
    for (const note of notes) console.log(`      note: ${note}`);
  };
  const tell = (certificate: Certificate): number => {
    if (!values.json) console.log(`\n${certificate.passed} passed, ${certificate.failed} failed`);
    console.log(JSON.stringify(certificate));
    return certificate.failed === 0 ? 0 : 1;
  };
  const begin = (address: string): void => {
    if (!values.json) console.log(`Certificate of ${new URL(address).toString()} in the dialect ${dialect}\n`);
  };
  if (dialect === 'tcg') {
    const { url, key, operator: merchant, currency, game } = values;
    const asked = { url, key, vendorKey: values['vendor-key'], merchant, currency, game, deadlineMs };
    return tell(await certifyVendor(asked, { begin, onCase }));
  }
  const own = values.url === undefined ? await startOwnPlatform({ dialect: driver ?? 'hub88' }) : undefined;
  const need = (name: 'key' | 'secret' | 'user' | 'token' | 'currency'): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`--${name} is required with --url.`);
    return value;
  };
  const url = own?.url ?? values.url ?? '';
  const seat = {
    user: own?.user ?? need('user'),
    token: own?.token ?? need('token'),
    expiredToken: own?.expiredToken ?? values['expired-token'] ?? 'a-token-that-never-was',
    currency: own?.currency ?? need('currency'),
  };
  const certifyDriver = async (name: (typeof driverNames)[number]): Promise<Certificate> => {
    const proof = { secret: own?.secret ?? need('secret'), operatorToken: values.operator };
    const client = new WireClient(url, { deadlineMs });
    const table = new Table({ driver: driverOf(name, proof), client, seat: { ...seat, game: values.game } });
    return certifyTable({ table, orderLength, onCase }).finally(() => client.close());
  };
  const certifyHub88 = async (): Promise<Certificate> => {
    const client = new Hub88Client(url, own?.privateKey ?? createPrivateKey(readFileSync(need('key'))), {
      deadlineMs,
    });
    const subPartnerId = own?.subPartnerId ?? values['sub-partner'];
    const playerOf = (who: { user: string; token: string }): Player =>
      new Player({ ...seat, ...who, client, gameCode: values.game, subPartnerId });
    const [second, locked] = [own?.second ?? others.second, own?.locked ?? others.locked];
    const company = { player: playerOf(seat), second: second && playerOf(second), locked: locked && playerOf(locked) };
    return certify({ ...company, orderLength, onCase }).finally(() => client.close());
  };
  try {
    begin(url);
    return tell(await (driver === undefined ? certifyHub88() : certifyDriver(driver)));
  } finally {
    await own?.close();
  }
}

type Asked = Record<'url' | 'key' | 'vendorKey' | 'currency', string | undefined> & {
  merchant: string;
  game: string;
  deadlineMs: number;
};

/** The certificate of a vendor that keeps wallets of its own: the one at the address, or the bundled one. */
async function certifyVendor(
  { url, key, vendorKey, merchant, currency, game, deadlineMs }: Asked,
  { begin, onCase }: { begin: (url: string) => void; onCase: (result: CaseResult) => void },
): Promise<Certificate> {
  const own = url === undefined ? await startOwnVendor() : undefined;
  const must = (name: string, value: string | undefined): string => {
    if (value === undefined) throw new Error(`--${name} is needed with --url.`);
    return value;
  };
  const client = new TransferClient({
    ...{ url: own?.url ?? url ?? '', merchant: own?.merchant ?? merchant, deadlineMs },
    key: own?.key ?? createPrivateKey(readFileSync(must('key', key))),
    vendorKey: own?.vendorKey ?? createPublicKey(readFileSync(must('vendor-key', vendorKey))),
  });
  const bench = new TransferBench({
    ...{ client, currency: own?.currency ?? must('currency', currency), game: own?.game ?? game },
  });
  try {
    begin(client.url.toString());
    return await certifyTransfer(bench, { onCase });
  } finally {
    client.close();
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
