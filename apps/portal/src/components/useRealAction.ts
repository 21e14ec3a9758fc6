import { showAlert } from '../alert.ts';
import { openLogin, type Intent } from '../layer.ts';
import { readSession } from '../session.ts';

/**
 * Guards what only a real account may do: a guest logs in first and then goes on to it, a trial account is told to
 * register. Nothing is called in either case.
 */
export function useRealAction(): (act: () => void, intentLabel?: string) => void {
  return (act, intentLabel) => {
    const { status, isTrial } = readSession();
    if (status !== 'member') {
      const intent: Intent | undefined = intentLabel === undefined ? undefined : { label: intentLabel, resume: act };
      openLogin(intent);
    } else if (isTrial === true) showAlert({ fault: 'in_need_true_account' });
    else act();
  };
}
