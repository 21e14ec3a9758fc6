import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { Logger } from '@baize/server/logger';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityClaims, IdentityTokensDoor } from './IdentityDeps.ts';

/** Tokens are accepted for this long after the sign-in there, even if the service allows longer. */
const FRESH_SECONDS = 300;
/** Clock skew between two machines. */
const SKEW_SECONDS = 10;

const providers = { phone: 'phone', 'google.com': 'google', 'facebook.com': 'facebook' } as const;

const claimsShape = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  phone_number: z.optional(z.string().check(z.regex(/^\+[1-9]\d{5,14}$/))),
  email: z.optional(z.string().check(z.maxLength(254))),
  email_verified: z.optional(z.boolean()),
  firebase: z.object({ sign_in_provider: z.enum(['phone', 'google.com', 'facebook.com']) }),
});

type Options = Readonly<{ jwksUrl: string; log: Logger }>;

/** Verifies tokens by the identity service's published keys, which are fetched with a time-out and cached. */
export function createIdentityTokens({ jwksUrl, log }: Options): IdentityTokensDoor {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 3_600_000,
  });
  return {
    async verify(token, brand) {
      const { firebase } = brand.settings;
      if (firebase === null) throw new Refusal('identity_token_invalid');
      let payload: JWTPayload;
      try {
        ({ payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${firebase.projectId}`,
          audience: firebase.projectId,
          requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
          maxTokenAge: '1h',
          clockTolerance: SKEW_SECONDS,
        }));
      } catch (error) {
        // Errors of the key set, not of the token, are logged.
        const isTokens = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
        if (!isTokens) log.warn({ err: error }, 'identity keys not read');
        throw new Refusal('identity_token_invalid');
      }
      const claims = z.safeParse(claimsShape, payload);
      if (!claims.success) throw new Refusal('identity_token_invalid');
      return readClaims(token, claims.data);
    },
  };
}

function readClaims(token: string, claims: z.output<typeof claimsShape>): IdentityClaims {
  const age = Date.now() / 1_000 - claims.auth_time;
  if (age > FRESH_SECONDS || age < -SKEW_SECONDS) throw new Refusal('identity_token_invalid');
  const provider = providers[claims.firebase.sign_in_provider];
  if (provider === 'phone' && claims.phone_number === undefined) throw new Refusal('identity_token_invalid');
  return {
    provider,
    subject: claims.sub,
    phoneNumber: provider === 'phone' ? claims.phone_number : undefined,
    email: claims.email_verified === true ? claims.email : undefined,
    // Only the signed part: the signature's last letter has several encodings.
    tokenHash: createHash('sha256')
      .update(token.slice(0, token.lastIndexOf('.')))
      .digest(),
    expiresAt: new Date(claims.exp * 1_000),
  };
}
