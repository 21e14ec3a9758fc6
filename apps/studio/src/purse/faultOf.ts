import type { PurseCall } from './PurseCall.ts';

export type PurseFault = 'answerLost' | 'callLost' | 'pending' | 'refused';

const faults: Readonly<Record<string, PurseFault>> = {
  '.91': 'answerLost',
  '.92': 'callLost',
  '.93': 'pending',
  '.94': 'refused',
};

/**
 * This vendor is for testing: the last digits of an amount inject a fault. 91: it is processed and the response is
 * lost. 92: it never arrives. 93: it takes 20 seconds. 94: it is refused.
 */
export function faultOf({ method, amount }: PurseCall): PurseFault | undefined {
  return method === 'ft' && typeof amount === 'string' ? faults[amount.slice(-3)] : undefined;
}
