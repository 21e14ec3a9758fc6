import type { Module } from '#kit/implement.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import { endExpiredJob } from './jobs/endExpired.ts';
import { removeExpiredJob } from './jobs/removeExpired.ts';
import { getBotChallenge } from './routes/getBotChallenge.ts';
import { getMemberInfo } from './routes/getMemberInfo.ts';
import { login } from './routes/login.ts';
import { logout } from './routes/logout.ts';
import { changePassword } from './routes/changePassword.ts';
import { createHandOver } from './routes/createHandOver.ts';
import { endDevice } from './routes/endDevice.ts';
import { endDevices } from './routes/endDevices.ts';
import { getCaptcha } from './routes/getCaptcha.ts';
import { getIcon } from './routes/getIcon.ts';
import { getSecondStep } from './routes/getSecondStep.ts';
import { createSecondStep } from './routes/createSecondStep.ts';
import { verifySecondStep } from './routes/verifySecondStep.ts';
import { closeSecondStep } from './routes/closeSecondStep.ts';
import { bindContact } from './routes/bindContact.ts';
import { listContacts } from './routes/listContacts.ts';
import { sendBindingCode } from './routes/sendBindingCode.ts';
import { getProfile } from './routes/getProfile.ts';
import { updateProfile } from './routes/updateProfile.ts';
import { listSessions } from './routes/listSessions.ts';
import { sendVerification } from './routes/sendVerification.ts';
import { setIcon } from './routes/setIcon.ts';
import { setPaymentPassword } from './routes/setPaymentPassword.ts';
import { setLanguage } from './routes/setLanguage.ts';
import { startFreePlay } from './routes/startFreePlay.ts';
import { takeHandOver } from './routes/takeHandOver.ts';
import { verifyLogin } from './routes/verifyLogin.ts';
import { checkAffiliate } from './routes/checkAffiliate.ts';
import { recoverByEmail } from './routes/recoverByEmail.ts';
import { recoverByLink } from './routes/recoverByLink.ts';
import { recoverByPhone } from './routes/recoverByPhone.ts';
import { registerMobile } from './routes/registerMobile.ts';
import { sendLoginCode } from './routes/sendLoginCode.ts';
import { sendRecoveryCode } from './routes/sendRecoveryCode.ts';
import { sendRegisterCode } from './routes/sendRegisterCode.ts';
import { register } from './routes/register.ts';

/** Players' accounts: registration, login, sessions. */
export function identityModule(deps: IdentityDeps): Module {
  return {
    name: 'identity',
    routes: [
      register(deps),
      checkAffiliate(deps),
      recoverByEmail(deps),
      recoverByLink(deps),
      recoverByPhone(deps),
      registerMobile(deps),
      sendLoginCode(deps),
      sendRecoveryCode(deps),
      sendRegisterCode(deps),
      login(deps),
      sendVerification(deps),
      verifyLogin(deps),
      logout(deps),
      getMemberInfo(deps),
      getBotChallenge(deps),
      getCaptcha(deps),
      changePassword(deps),
      listContacts(deps),
      sendBindingCode(deps),
      bindContact(deps),
      getSecondStep(deps),
      createSecondStep(deps),
      verifySecondStep(deps),
      closeSecondStep(deps),
      getProfile(deps),
      updateProfile(deps),
      listSessions(deps),
      endDevice(deps),
      endDevices(deps),
      createHandOver(deps),
      takeHandOver(deps),
      setLanguage(deps),
      setPaymentPassword(deps),
      getIcon(deps),
      setIcon(deps),
      startFreePlay(deps),
    ],
    jobs: [endExpiredJob(deps), removeExpiredJob(deps)],
  };
}
