import { waveOf } from '@baize/maths/lottery/waveOf';
import { useT } from '../../i18n/useT.ts';
import { tokenName } from './tokenName.ts';

/** Below a ball of Mark Six the name of its wave, for whoever does not see its colour; nothing in other games. */
export function WaveName({ family, number }: { family: string; number: number }) {
  const t = useT();
  if (family !== 'markSix') return null;
  return <span className="text-center text-micro text-text-2">{tokenName(t, waveOf(number))}</span>;
}
