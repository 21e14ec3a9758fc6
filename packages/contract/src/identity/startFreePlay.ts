import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { session } from './session.ts';

/** Opens a trial account with play money, valid for two hours. */
export const startFreePlay = operation({
  id: 'identity.startFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  audience: 'public',
  summary: 'Free play',
  description:
    'Encryption is a random text of 16 or more characters, a time stamp before it, encrypted to the server’s public key (RSA-OAEP-256, base64url): `<milliseconds>.<random>`. It is taken once and within five minutes.',
  input: z.strictObject({
    os: z.string().check(z.maxLength(64)),
    platform: z.literal('W'),
    Encryption: z.string().check(z.maxLength(1_024)),
    gatewayVersion: z.literal('3'),
    language: z.optional(language),
  }),
  output: session,
  errors: ['free_play_closed', 'envelope_invalid', 'envelope_expired', 'envelope_replayed'],
});
