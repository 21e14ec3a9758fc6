import { listRequests } from '@baize/contract/contracts/listRequests';
import { Button } from '@baize/ui/Button';
import { Dialog } from '@baize/ui/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { laterContracts } from './laterContracts.ts';
import { RequestCard } from './RequestCard.tsx';

interface ContractPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Contracts and terminations that wait for the member; what is put off waits on its page. */
export function ContractPopup({ isOpen, onOpenChange }: ContractPopupProps) {
  const t = useT();
  const { data } = useQuery(query(listRequests, { isWaiting: '1', pageNum: 1, pageSize: 20 }));
  const requests = data?.content;
  const isDone = requests !== undefined && requests.length === 0;
  useEffect(() => {
    if (isOpen && isDone) onOpenChange(false);
  }, [isOpen, isDone, onOpenChange]);
  const close = (open: boolean): void => {
    for (const { id } of requests ?? []) laterContracts.add(id);
    onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen && !isDone}
      onOpenChange={close}
      size="l"
      title={t('contracts.popup')}
      labels={{ close: t('contracts.close') }}
      footer={
        <Button tone="neutral" onClick={() => close(false)}>
          {t('contracts.later')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {(requests ?? []).map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </div>
    </Dialog>
  );
}
