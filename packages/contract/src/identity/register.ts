import { operation } from '../operation.ts';
import { registered, registrationErrors, usernameRegistration } from './usernameRegistration.ts';

/** Creates an account by user name. */
export const register = operation({
  id: 'identity.register',
  method: 'POST',
  otherMethods: ['PUT'],
  path: '/wps/member/register',
  audience: 'public',
  isSealed: true,
  summary: 'Register',
  description:
    'Fields, bounds and patterns are those of `site.getRegisterRules`, checked here again. A user name is letters and digits, first a letter, no case. The value of a refusal names the field.',
  input: usernameRegistration,
  output: registered,
  errors: registrationErrors,
});
