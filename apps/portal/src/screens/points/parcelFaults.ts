import type { Parcel } from '../../usePointMall.ts';

/** What of an address is missing or no number; the server judges by the same measures. */
export function parcelFaults({ recipient, address, mobile }: Parcel): Partial<Record<keyof Parcel, true>> {
  return {
    ...(recipient.trim().length < 2 ? { recipient: true as const } : {}),
    ...(address.trim().length < 6 ? { address: true as const } : {}),
    ...(/^\+?\d{6,15}$/.test(mobile.replaceAll(/[\s()-]/g, '')) ? {} : { mobile: true as const }),
  };
}
