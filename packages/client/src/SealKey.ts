/** The public key for encrypting request bodies, as the start-up call returns it. */
export type SealKey = { kty: 'RSA'; kid: string; alg: 'RSA-OAEP-256'; n: string; e: string };
