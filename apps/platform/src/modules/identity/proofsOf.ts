import type { Bindings } from './store.ts';

export type Proof = Readonly<{ kind: 'sms' | 'email' | 'paymentPassword' | 'totp' | 'recoveryCode'; masked: string }>;

/** How an account can prove itself besides its password, each masked. */
export function proofsOf({ mobile, email, paymentPasswordHash, hasSecondStep }: Bindings): Proof[] {
  if (hasSecondStep) {
    return [
      { kind: 'totp', masked: '' },
      { kind: 'recoveryCode', masked: '' },
    ];
  }
  const reached: Proof[] = [
    ...(mobile === undefined ? [] : [{ kind: 'sms' as const, masked: maskMobile(mobile) }]),
    ...(email === undefined ? [] : [{ kind: 'email' as const, masked: maskEmail(email) }]),
  ];
  if (reached.length > 0 || paymentPasswordHash === undefined) return reached;
  return [{ kind: 'paymentPassword', masked: '' }];
}

/** A masked number. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-2)}`;
}

/** A masked e-mail address. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***${domain.slice(domain.lastIndexOf('.'))}`;
}
