import { describe, expect, it } from 'vitest';
import { isChainAddress } from './isChainAddress.ts';
import { keccak256 } from './keccak256.ts';

/** Test vectors of the standards. */
const good = {
  TRON: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ETHEREUM: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  BITCOIN: [
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
} as const;

describe('an address on a chain', () => {
  it('is validated by its own checksum', () => {
    for (const network of ['TRON', 'ETHEREUM', 'BITCOIN'] as const) {
      for (const address of good[network]) expect(isChainAddress(network, address), address).toBe(true);
    }
  });

  it('is refused if modified, truncated or of another chain', () => {
    for (const network of ['TRON', 'ETHEREUM', 'BITCOIN'] as const) {
      for (const address of good[network]) {
        for (let at = 0; at < address.length; at += 1) {
          const other = address[at] === '2' ? '3' : '2';
          expect(isChainAddress(network, address.slice(0, at) + other + address.slice(at + 1))).toBe(false);
        }
        expect(isChainAddress(network, address.slice(0, -1))).toBe(false);
        expect(isChainAddress(network === 'TRON' ? 'BITCOIN' : 'TRON', address)).toBe(false);
      }
    }
    for (const wrong of ['', 'x', '0x', `0x${'a'.repeat(40)}`, '1'.repeat(34)]) {
      expect(isChainAddress('ETHEREUM', wrong)).toBe(false);
      expect(isChainAddress('TRON', wrong)).toBe(false);
    }
  });

  it('is hashed with Keccak-256', () => {
    expect(keccak256(Buffer.alloc(0)).toString('hex')).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
    expect(keccak256(Buffer.from('abc')).toString('hex')).toBe(
      '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
    );
  });
});
