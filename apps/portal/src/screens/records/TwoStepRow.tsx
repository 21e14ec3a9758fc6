import { getSecondStep } from '@baize/contract/identity/getSecondStep';
import { Button } from '@baize/ui/Button';
import { Dialog } from '@baize/ui/Dialog';
import { ErrorState } from '@baize/ui/ErrorState';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { SecurityRow } from '../../components/security/SecurityRow.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { CloseTwoStep } from './CloseTwoStep.tsx';
import { OpenTwoStep } from './OpenTwoStep.tsx';

/** Two-step login as a row of a checklist, with the way to turn it on and off. */
export function TwoStepRow() {
  const t = useT();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const queries = useQueryClient();
  const { data, error, isLoadingError, refetch } = useQuery(query(getSecondStep, {}));
  /* The dialog stays what it began as: turning it on does not make a dialog to turn it off of it. */
  const [open, setOpen] = useState<'on' | 'off'>();
  const isOn = data?.isOn;
  const finish = (): void => {
    setOpen(undefined);
    void queries.invalidateQueries({ queryKey: [getSecondStep.id] });
  };
  if (isLoadingError) {
    return (
      <li className="py-4">
        <ErrorState
          title={t('member.twoStep.failed')}
          hint={errorText(error)}
          retryLabel={t('records.retry')}
          onRetry={() => void refetch()}
        />
      </li>
    );
  }
  return (
    <>
      <SecurityRow
        icon="shield"
        title={t('member.twoStep.title')}
        text={isOn === true ? t('member.twoStep.left', { count: data.recoveryCodesLeft }) : t('member.twoStep.text')}
        isDone={isOn}
        words={{ done: t('member.twoStep.on'), open: t('member.twoStep.off') }}
        action={
          <Button
            size="s"
            disabled={isOn === undefined}
            onClick={() => realAction(() => setOpen(isOn === true ? 'off' : 'on'))}
          >
            {t(isOn === true ? 'member.twoStep.turnOff' : 'member.twoStep.turnOn')}
            <span className="sr-only">: {t('member.twoStep.title')}</span>
          </Button>
        }
      />
      <Dialog
        isOpen={open !== undefined}
        onOpenChange={(isShown) => (isShown ? undefined : finish())}
        size="s"
        title={t('member.twoStep.title')}
        labels={{ close: t('records.close') }}
      >
        {open === 'on' ? <OpenTwoStep onDone={finish} /> : null}
        {open === 'off' ? <CloseTwoStep onDone={finish} /> : null}
      </Dialog>
    </>
  );
}
