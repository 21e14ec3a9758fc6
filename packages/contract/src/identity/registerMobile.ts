import { operation } from '../operation.ts';
import { mobileRegistration, registered, registrationErrors } from './usernameRegistration.ts';

/** Creates an account by mobile number; the number is its user name. */
export const registerMobile = operation({
  id: 'identity.registerMobile',
  method: 'POST',
  otherMethods: ['PUT'],
  path: '/wps/member/register/mobile',
  audience: 'public',
  isSealed: true,
  summary: 'Register by mobile number',
  description: 'Without MOBILENUMPASSREG3 no password is asked for; the first login by password then needs a new one.',
  input: mobileRegistration,
  output: registered,
  errors: registrationErrors,
});
