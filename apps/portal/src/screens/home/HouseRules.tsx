import { DepositSteps } from './DepositSteps.tsx';
import { FairnessSteps } from './FairnessSteps.tsx';
import { SaferPlay } from './SaferPlay.tsx';

/** How the house keeps its word: fairness, the way of the money, and play that stays a game. */
export function HouseRules() {
  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-12">
      <FairnessSteps />
      <DepositSteps />
      <SaferPlay />
    </div>
  );
}
