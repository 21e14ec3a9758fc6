import type { PurseCall } from './PurseCall.ts';

export type PurseFault = 'answerLost' | 'callLost' | 'pending' | 'refused';

const faults: Readonly<Record<string, PurseFault>> = {
  '.91': 'answerLost',
  '.92': 'callLost',
  '.93': 'pending',
  '.94': 'refused',
};

/**
 * This vendor is for trying things out: what a transfer's amount ends in chooses what goes wrong with it. 91: it is
 * carried out and the answer is lost. 92: it never arrives. 93: it takes 20 seconds. 94: it is refused.
 */
export function faultOf({ method, amount }: PurseCall): PurseFault | undefined {
  return method === 'ft' && typeof amount === 'string' ? faults[amount.slice(-3)] : undefined;
}
