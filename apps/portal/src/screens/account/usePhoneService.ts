import { CallError } from '@baize/client/CallError';
import { useRef, type RefObject } from 'react';
import { showAlert } from '../../alert.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { identityService } from './identityService.ts';
import { phoneAuthFault } from './phoneAuthFault.ts';

interface PhoneService {
  /** Whether the brand has its codes from the identity service; otherwise our own server sends them. */
  isOn: boolean;
  /** Where the service puts its own check when it needs one. */
  place: RefObject<HTMLDivElement | null>;
  /** Has a code sent to a number of this country. Throws what the service says. */
  send(dialing: string, number: string): Promise<void>;
  /** Confirms the code there; the token that our server checks. Throws what the service says. */
  confirm(code: string): Promise<string>;
  /** Words for what the service says; undefined for a refusal of our own server. */
  wordsOf(fault: unknown): string | undefined;
  /** Shows any fault, whoever it comes from. `toCode`: leads to the code's field, where that is at fault. */
  show(fault: unknown, toCode?: () => void): void;
}

/** Codes to phones by the identity service, for brands that use it. */
export function usePhoneService(): PhoneService {
  const t = useT();
  const { phoneCodes } = useBrand();
  const place = useRef<HTMLDivElement>(null);
  const sent = useRef<Awaited<ReturnType<typeof identityService.sendCode>> | undefined>(undefined);
  return {
    isOn: phoneCodes === 'firebase',
    place,
    send: async (dialing, number) => {
      if (place.current === null) throw new Error('There is no place for the check of the identity service.');
      const national = number.replace(/\D/g, '').replace(/^0/, '');
      sent.current = await identityService.sendCode(`${dialing}${national}`, place.current);
    },
    confirm: async (code) => {
      if (sent.current === undefined) throw Object.assign(new Error(), { code: 'auth/missing-verification-code' });
      return sent.current.confirm(code);
    },
    wordsOf: (fault) => (fault instanceof CallError ? undefined : t(phoneAuthFault(fault).key)),
    show: (fault, toCode) => {
      if (fault instanceof CallError) {
        showAlert({ fault });
        return;
      }
      const { key, hasService, isAboutCode } = phoneAuthFault(fault);
      showAlert({ text: t(key), hasService, onClose: isAboutCode ? toCode : undefined });
    },
  };
}
