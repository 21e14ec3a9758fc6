import { buttonClass } from '@baize/ui/buttonClass';
import { Dialog } from '@baize/ui/Dialog';
import { GameFigures } from '../../components/GameFigures.tsx';
import type { Game } from '../../components/useOpenGame.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { FairLink } from './FairLink.tsx';

interface GameRulesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  game: Game;
  title: string;
}

/** What is stated of the game on the stage, and where the rest of its rules stands. */
export function GameRules({ isOpen, onOpenChange, game, title }: GameRulesProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={t('theatre.rulesOf', { game: title })}
      labels={{ close: t('theatre.closePanel') }}
    >
      <GameFigures game={game} className="rounded-panel bg-bg-2 p-4 shadow-cushion" />
      <p className="mt-4 text-body text-text-2">{t('theatre.rulesText')}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        <FairLink vassalage={game.vassalage} />
        <Link to="/help" className={buttonClass({ tone: 'ghost', size: 's' })}>
          {t('shell.help')}
        </Link>
      </p>
    </Dialog>
  );
}
