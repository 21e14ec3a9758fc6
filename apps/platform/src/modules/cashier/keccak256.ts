const MASK = (1n << 64n) - 1n;
const rounds = [
  0x0000000000000001n,
  0x0000000000008082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x000000000000808bn,
  0x0000000080000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x000000000000008an,
  0x0000000000000088n,
  0x0000000080008009n,
  0x000000008000000an,
  0x000000008000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x000000000000800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x0000000080000001n,
  0x8000000080008008n,
] as const;
/** Rotation offset of each lane, by x + 5y. */
const turns = [0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14] as const;
const RATE = 136;

const turned = (lane: bigint, by: number): bigint =>
  by === 0 ? lane : ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK;

function permute(state: bigint[]): void {
  const at = (x: number, y: number): bigint => state[(x % 5) + 5 * (y % 5)] ?? 0n;
  for (const round of rounds) {
    const column = [0, 1, 2, 3, 4].map((x) => at(x, 0) ^ at(x, 1) ^ at(x, 2) ^ at(x, 3) ^ at(x, 4));
    for (let lane = 0; lane < 25; lane += 1) {
      const x = lane % 5;
      state[lane] = (state[lane] ?? 0n) ^ (column[(x + 4) % 5] ?? 0n) ^ turned(column[(x + 1) % 5] ?? 0n, 1);
    }
    const moved: bigint[] = [];
    for (let lane = 0; lane < 25; lane += 1) {
      const [x, y] = [lane % 5, Math.floor(lane / 5)];
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = turned(state[lane] ?? 0n, turns[lane] ?? 0);
    }
    for (let lane = 0; lane < 25; lane += 1) {
      const [x, y] = [lane % 5, 5 * Math.floor(lane / 5)];
      state[lane] = (moved[lane] ?? 0n) ^ (~(moved[((x + 1) % 5) + y] ?? 0n) & MASK & (moved[((x + 2) % 5) + y] ?? 0n));
    }
    state[0] = (state[0] ?? 0n) ^ round;
  }
}

/** Keccak-256 as Ethereum uses it: its padding differs from SHA-3, so Node's hash cannot be used. */
export function keccak256(data: Buffer): Buffer {
  const padded = Buffer.alloc((Math.floor(data.length / RATE) + 1) * RATE);
  data.copy(padded);
  padded[data.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  const state = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane += 1) {
      state[lane] = (state[lane] ?? 0n) ^ padded.readBigUInt64LE(block + lane * 8);
    }
    permute(state);
  }
  const out = Buffer.alloc(32);
  for (let lane = 0; lane < 4; lane += 1) out.writeBigUInt64LE(state[lane] ?? 0n, lane * 8);
  return out;
}
