import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import type { IconName } from '@baize/ui/Icon';
import type { ComponentProps } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { FaultText } from './FaultText.tsx';

/** As much of a mutation as a button needs. */
type Doing = { isPending: boolean; isError: boolean; error: Error | null; mutate(): void };

type JobDrawerProps = {
  title: string;
  rows: ComponentProps<typeof Facts>['rows'];
  fault: string;
  /** What an operator who may can have done; left out where there is nothing to do. */
  act?: { label: string; icon: IconName; doing: Doing } | undefined;
  onClose: () => void;
};

/** One job in full, with the one thing that can be done about it and why that was refused. */
export function JobDrawer({ title, rows, fault, act, onClose }: JobDrawerProps) {
  const t = useT();
  const errorText = useErrorText();
  const { may } = useOperator();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      labels={{ close: t('shell.close') }}
      footer={
        act !== undefined && may('jobs.write') ? (
          <Button tone="felt" icon={act.icon} isLoading={act.doing.isPending} onClick={() => act.doing.mutate()}>
            {act.label}
          </Button>
        ) : null
      }
    >
      {act?.doing.isError === true ? (
        <Callout tone="danger" isLive className="mb-4">
          {errorText(act.doing.error)}
        </Callout>
      ) : null}
      <Facts rows={rows} />
      <FaultText fault={fault} />
    </Drawer>
  );
}
