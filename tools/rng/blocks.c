/*
 * Computes the same bytes as packages/maths and node:crypto, eight blocks at a time: HMAC-SHA256 of "<seed>:<nonce>:<cursor>"
 * with a key of 64 characters, 64 blocks per nonce. The full set of dieharder reads more than 200 GB, which would take
 * node:crypto most of a day; the proof compares both implementations first.
 *
 *   cc -O3 -march=native -o blocks tools/rng/blocks.c && ./blocks <key> <client seed> <first nonce>
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t lanes __attribute__((vector_size(32)));

enum { LANES = 8, BLOCKS = 64, NONCES = 64 };

static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static const uint32_t START[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

#define ROTATED(x, n) (((x) >> (n)) | ((x) << (32 - (n))))

static void compress(lanes state[8], lanes w[16]) {
  lanes a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
#pragma GCC unroll 64
  for (int t = 0; t < 64; t += 1) {
    if (t >= 16) {
      const lanes x = w[(t - 15) & 15], y = w[(t - 2) & 15];
      w[t & 15] += (ROTATED(x, 7) ^ ROTATED(x, 18) ^ (x >> 3)) + w[(t - 7) & 15] + (ROTATED(y, 17) ^ ROTATED(y, 19) ^ (y >> 10));
    }
    const lanes one = h + (ROTATED(e, 6) ^ ROTATED(e, 11) ^ ROTATED(e, 25)) + (g ^ (e & (f ^ g))) + K[t] + w[t & 15];
    const lanes two = (ROTATED(a, 2) ^ ROTATED(a, 13) ^ ROTATED(a, 22)) + ((a & b) | (c & (a | b)));
    h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

static void padded(const char *key, uint8_t with, lanes state[8]) {
  lanes w[16];
  for (int at = 0; at < 16; at += 1) {
    uint32_t word = 0;
    for (int byte = 0; byte < 4; byte += 1) word = word << 8 | ((uint8_t)key[4 * at + byte] ^ with);
    w[at] = (lanes){0} + word;
  }
  for (int at = 0; at < 8; at += 1) state[at] = (lanes){0} + START[at];
  compress(state, w);
}

int main(int count, char **words) {
  if (count != 4 || strlen(words[1]) != 64 || strlen(words[2]) > 20) {
    fputs("blocks <key of 64 characters> <client seed> <first nonce>\n", stderr);
    return 2;
  }
  lanes inner[8], outer[8];
  padded(words[1], 0x36, inner);
  padded(words[1], 0x5c, outer);
  static uint32_t out[NONCES][BLOCKS][8];
  for (uint64_t first = strtoull(words[3], NULL, 10);; first += NONCES) {
    for (int nonce = 0; nonce < NONCES; nonce += 1) {
      char start[64] = {0};
      const int length = snprintf(start, sizeof start, "%s:%llu:", words[2], (unsigned long long)(first + nonce));
      for (int cursor = 0; cursor < BLOCKS; cursor += LANES) {
        lanes w[16], state[8];
        for (int lane = 0; lane < LANES; lane += 1) {
          uint8_t text[64];
          memcpy(text, start, 64);
          int end = length;
          if (cursor + lane >= 10) text[end++] = '0' + (cursor + lane) / 10;
          text[end++] = '0' + (cursor + lane) % 10;
          text[end] = 0x80;
          const int bits = 8 * (64 + end);
          text[62] = bits >> 8, text[63] = bits;
          for (int at = 0; at < 16; at += 1) {
            uint32_t word;
            memcpy(&word, text + 4 * at, 4);
            w[at][lane] = __builtin_bswap32(word);
          }
        }
        memcpy(state, inner, sizeof state);
        compress(state, w);
        for (int at = 0; at < 8; at += 1) w[at] = state[at], w[8 + at] = (lanes){0};
        w[8] += 0x80000000u;
        w[15] += 8 * (64 + 32);
        memcpy(state, outer, sizeof state);
        compress(state, w);
        for (int lane = 0; lane < LANES; lane += 1)
          for (int at = 0; at < 8; at += 1) out[nonce][cursor + lane][at] = __builtin_bswap32(state[at][lane]);
      }
    }
    /* The reader closes the pipe when it has enough. */
    if (fwrite(out, sizeof out, 1, stdout) != 1) return 0;
  }
}
