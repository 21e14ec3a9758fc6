/** The public half of the key that sealed bodies are encrypted for, as the start-up call gives it. */
export type SealKey = { kty: 'RSA'; kid: string; alg: 'RSA-OAEP-256'; n: string; e: string };
