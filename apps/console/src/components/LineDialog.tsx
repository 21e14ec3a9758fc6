import { listMemberTerms, updateMemberTerms, type OutputOf } from '@baize/contract';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../call.ts';
import { useT } from '../i18n/useT.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { QueryFault } from './QueryFault.tsx';
import { readBps } from './readBps.ts';

interface LineDialogProps {
  memberId: string;
  account: string;
  onClose: () => void;
}

type Found = OutputOf<typeof listMemberTerms>;
type Name = keyof Found['own'];

const fields = [
  { name: 'rebateBps', label: 'agents.rebatePercent', inputMode: 'decimal', maxLength: 5 },
  { name: 'prizeGroup', label: 'agents.prizeGroup', inputMode: 'numeric', maxLength: 4 },
] as const;

/** What an account has of its line, raised or lowered within what the line leaves. */
export function LineDialog({ memberId, account, onClose }: LineDialogProps) {
  const t = useT();
  const found = useQuery({ ...query(listMemberTerms, { memberId, pageNum: 1, pageSize: 1 }), staleTime: 0 });
  if (found.data !== undefined && !found.isFetching) {
    return <LineForm memberId={memberId} found={found.data} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="s"
      title={t('agents.termsOf', { account })}
      labels={{ close: t('shell.close') }}
    >
      {found.isError ? (
        <QueryFault error={found.error} onRetry={found.refetch} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </Dialog>
  );
}

function LineForm({ memberId, found, onClose }: { memberId: string; found: Found; onClose: () => void }) {
  const t = useT();
  const { account, own, most, least } = found;
  const [typed, setTyped] = useState({ rebateBps: String(own.rebateBps / 100), prizeGroup: String(own.prizeGroup) });
  const read = {
    rebateBps: readBps(typed.rebateBps),
    prizeGroup: /^\d{4}$/.test(typed.prizeGroup.trim()) ? Number(typed.prizeGroup.trim()) : undefined,
  };
  /* What is outside already may stay: the rules were others when it was given. */
  const isFit = (name: Name): boolean => {
    const value = read[name];
    if (value === undefined) return false;
    return value === own[name] || (value > own[name] ? value <= most[name] : value >= least[name]);
  };
  const text = (name: Name, value: number): string => (name === 'rebateBps' ? `${value / 100} %` : String(value));
  const { rebateBps = own.rebateBps, prizeGroup = own.prizeGroup } = read;
  return (
    <DecisionDialog
      title={t('agents.termsOf', { account })}
      description={t('agents.termsText')}
      button={t('agents.termsSave')}
      isQuestion={false}
      isComplete={isFit('rebateBps') && isFit('prizeGroup')}
      reason={{ hint: 'reason.trail', least: 10 }}
      act={(reason) => call(updateMemberTerms, { memberId, rebateBps, prizeGroup, reason })}
      said={() => t('agents.termsSet', { account })}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ name, label, ...input }) => (
          <Field
            key={name}
            label={t(label)}
            hint={t('agents.range', { least: text(name, least[name]), most: text(name, most[name]) })}
            error={isFit(name) ? undefined : t('error.field_invalid')}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                {...input}
                value={typed[name]}
                onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
              />
            )}
          </Field>
        ))}
      </div>
    </DecisionDialog>
  );
}
