import { createTopAgent, getAgentRules, type OutputOf } from '@baize/contract';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { readBps } from '../../components/readBps.ts';
import { useT } from '../../i18n/useT.ts';

type Rules = OutputOf<typeof getAgentRules>;

/** Opens an agent directly below the house, within the rules of the brand. */
export function TopAgentDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const rules = useQuery({ ...query(getAgentRules, {}), staleTime: 0 });
  if (rules.data !== undefined && !rules.isFetching) return <TopAgentForm rules={rules.data} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} size="s" title={t('agents.openTop')} labels={{ close: t('shell.close') }}>
      {rules.isError ? (
        <QueryFault error={rules.error} onRetry={rules.refetch} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  );
}

function TopAgentForm({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState({ username: '', password: '', rebate: '', prizeGroup: '' });
  const { maxRebateBps, minPrizeGroup, maxPrizeGroup } = rules;
  const username = typed.username.trim();
  const rebateBps = readBps(typed.rebate);
  const prizeGroup = /^\d{4}$/.test(typed.prizeGroup.trim()) ? Number(typed.prizeGroup.trim()) : undefined;
  const isRebate = rebateBps !== undefined && rebateBps <= maxRebateBps;
  const isGroup = prizeGroup !== undefined && prizeGroup >= minPrizeGroup && prizeGroup <= maxPrizeGroup;
  const set = (part: Partial<typeof typed>): void => setTyped((now) => ({ ...now, ...part }));
  const needed = t('error.field_required');
  const invalid = t('error.field_invalid');
  return (
    <DecisionDialog
      title={t('agents.openTop')}
      description={t('agents.openTopText')}
      button={t('agents.openTopDo')}
      isQuestion={false}
      isComplete={username !== '' && typed.password !== '' && isRebate && isGroup}
      reason={{ hint: 'reason.trail', least: 10 }}
      act={(reason) =>
        call(createTopAgent, {
          ...{ username, password: typed.password, reason },
          ...{ rebateBps: rebateBps ?? 0, prizeGroup: prizeGroup ?? minPrizeGroup },
        })
      }
      said={({ account }) => t('agents.openedTop', { account })}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Field label={t('agents.account')} error={isTried && username === '' ? needed : undefined} isRequired>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="off"
                maxLength={64}
                value={typed.username}
                onChange={(event) => set({ username: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field
            label={t('agents.firstPassword')}
            hint={t('agents.firstPasswordHint')}
            error={isTried && typed.password === '' ? needed : undefined}
            isRequired
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                maxLength={128}
                value={typed.password}
                onChange={(event) => set({ password: event.currentTarget.value })}
                labels={{ show: t('signIn.show'), hide: t('signIn.hide'), capsLock: t('signIn.capsLock') }}
              />
            )}
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field
              label={t('agents.rebatePercent')}
              hint={t('agents.range', { least: '0 %', most: `${maxRebateBps / 100} %` })}
              error={isTried && !isRebate ? invalid : undefined}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  maxLength={5}
                  value={typed.rebate}
                  onChange={(event) => set({ rebate: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field
              label={t('agents.prizeGroup')}
              hint={t('agents.range', { least: String(minPrizeGroup), most: String(maxPrizeGroup) })}
              error={isTried && !isGroup ? invalid : undefined}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={4}
                  value={typed.prizeGroup}
                  onChange={(event) => set({ prizeGroup: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
        </>
      )}
    </DecisionDialog>
  );
}
