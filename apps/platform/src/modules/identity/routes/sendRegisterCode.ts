import { sendRegisterCode as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { sendPhoneCode } from '../commands/sendPhoneCode.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const sendRegisterCode = (deps: IdentityDeps): Route =>
  implement(operation, async (call) => {
    const { input, brand, refuse } = call;
    const isOpen =
      input.registerType === 'mobile'
        ? brand.modules.has('MOBILENUMREG3')
        : brand.modules.has('USERNAMEREG3') && brand.settings.register.mobileNum.enabled;
    if (!isOpen || !brand.modules.has('REGMOBVERF3')) throw refuse('registration_closed');
    const { mobileNo, countryDialingCode, botCheck } = input;
    return sendPhoneCode(deps, call, { purpose: 'register', mobileNum: mobileNo, countryDialingCode, botCheck });
  });
