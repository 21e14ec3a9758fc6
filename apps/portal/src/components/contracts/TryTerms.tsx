import { simulateContract } from '@baize/contract/contracts/simulateContract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useErrorText } from '../useErrorText.ts';
import type { ContractKind, ContractRequest } from './ContractTerms.ts';
import { TriedTerms } from './TriedTerms.tsx';

interface TryTermsProps {
  kind: ContractKind;
  terms: NonNullable<ContractRequest['terms']>;
}

/** Tries the terms of one's own contract, or of one that waits to be signed, on the last month of the own team. */
export function TryTerms({ kind, terms }: TryTermsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { member } = useSession();
  const trying = useMutation({
    mutationFn: (account: string) => call(simulateContract, { kind, account, terms }),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button
        type="button"
        size="s"
        tone="neutral"
        className="self-start"
        disabled={member === undefined}
        isLoading={trying.isPending}
        onClick={() => member !== undefined && trying.mutate(member.account)}
      >
        {t('contracts.try')}
      </Button>
      {trying.error ? (
        <Callout tone="danger" isLive>
          {errorText(trying.error)}
        </Callout>
      ) : null}
      {trying.data ? <TriedTerms result={trying.data} /> : null}
    </div>
  );
}
