import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { registerRules } from './settings.ts';

/** The fields of a registration with their validation rules. */
export const getRegisterRules = operation({
  id: 'site.getRegisterRules',
  method: 'GET',
  path: '/wps/system/setting/register',
  audience: 'public',
  summary: 'Registration field rules',
  description: 'A field that is not enabled is neither shown nor required.',
  input: z.strictObject({}),
  output: registerRules,
  errors: [],
});
