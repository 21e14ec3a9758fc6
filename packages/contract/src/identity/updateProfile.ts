import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { profile } from './profile.ts';
import { typed } from './typed.ts';

const text = z.optional(typed);

/** Updates the given fields and leaves the others unchanged. */
export const updateProfile = operation({
  id: 'identity.updateProfile',
  method: 'PUT',
  path: '/wps/member/profile',
  audience: 'member',
  isSealed: true,
  isRealMoney: true,
  summary: 'Change the profile',
  description:
    'An empty text takes a value back. Full name and birthday are given once; the full name is the name that money is paid to, and whoever plays is of age.',
  input: z.strictObject({
    nickname: text,
    fullName: text,
    telegram: text,
    zalo: text,
    birthday: text,
    address: text,
    nationality: text,
    occupation: text,
    sourceOfIncome: text,
  }),
  output: profile,
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'field_required',
    'field_invalid',
    'real_name_invalid',
    'age_required',
    'profile_locked',
  ],
});
