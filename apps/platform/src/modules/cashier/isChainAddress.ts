import { createHash } from 'node:crypto';
import { keccak256 } from './keccak256.ts';

type Network = 'TRON' | 'ETHEREUM' | 'BITCOIN';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Whether a chain address has a valid checksum: a transfer to a mistyped address is lost. */
export function isChainAddress(network: Network, address: string): boolean {
  if (network === 'ETHEREUM') return isEthereum(address);
  if (network === 'TRON') return isBase58(address, [0x41]);
  return isBase58(address, [0x00, 0x05]) || isSegwit(address);
}

/** Base58Check: a version, twenty bytes, and the first four bytes of their double hash. */
function isBase58(address: string, versions: readonly number[]): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(address)) return false;
  let value = 0n;
  for (const letter of address) value = value * 58n + BigInt(base58.indexOf(letter));
  const hex = value.toString(16).padStart(50, '0');
  if (hex.length !== 50) return false;
  const zeros = /^1*/.exec(address)?.[0].length ?? 0;
  const bytes = Buffer.from(hex, 'hex');
  // Each leading 1 encodes one leading zero byte.
  if (bytes.findIndex((byte) => byte !== 0) !== zeros) return false;
  const sha = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
  const sum = sha(sha(bytes.subarray(0, 21))).subarray(0, 4);
  return versions.includes(bytes[0] ?? -1) && sum.equals(bytes.subarray(21));
}

/** Bech32 for witness version 0, Bech32m for later ones. */
function isSegwit(address: string): boolean {
  const plain = address.toLowerCase();
  if (address !== plain && address !== address.toUpperCase()) return false;
  if (!/^bc1[02-9ac-hj-np-z]{11,71}$/.test(plain)) return false;
  const values = [...plain.slice(3)].map((letter) => bech32.indexOf(letter));
  let check = 1;
  for (const value of [3, 3, 0, 2, 3, ...values]) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].forEach((generator, bit) => {
      if ((top >>> bit) & 1) check ^= generator;
    });
  }
  const version = values[0] ?? 99;
  const length = Math.floor(((values.length - 7) * 5) / 8);
  if (version > 16 || length < 2 || length > 40) return false;
  if (version === 0) return check === 1 && (length === 20 || length === 32);
  return check >>> 0 === 0x2bc830a3;
}

/** Mixed case carries the EIP-55 checksum; an address in one case has none and is refused. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const plain = address.slice(2).toLowerCase();
  const hash = keccak256(Buffer.from(plain)).toString('hex');
  const whole = [...plain].map((letter, at) => (parseInt(hash[at] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter));
  return address.slice(2) === whole.join('');
}
