import type { game } from '@baize/contract';
import type * as z from 'zod/mini';
import { showAlert } from '../alert.ts';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { closeLayer, openLogin } from '../layer.ts';
import { readSession } from '../session.ts';
import { useNavigate } from '../router/useNavigate.ts';

export type Game = z.output<typeof game>;

/** The theatre's address for a game, for links. */
export const gameSearch = ({ vassalage, gameCode }: Game, mode?: 'fun') => ({ vassalage, gameCode, mode });

/**
 * Opens a game in the theatre, and closes the popup it was found in. A guest who wants to play for money logs in first
 * and then goes on to it. A trial account plays for fun: what has no free play is for accounts of one's own.
 */
export function useOpenGame(): (game: Game, mode?: 'fun') => void {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  return (game, wanted) => {
    const { status, isTrial } = readSession();
    const mode = isTrial === true ? 'fun' : wanted;
    const open = (): void => {
      closeLayer();
      void navigate({ to: '/seamless', search: gameSearch(game, mode) });
    };
    if (mode === 'fun' && !game.hasFreePlay) showAlert({ fault: 'no_free_play', hasRegister: true });
    else if (mode === 'fun' || status === 'member') open();
    else openLogin({ label: t('shell.toPlay', { game: localText(game.name, language) }), resume: open });
  };
}
