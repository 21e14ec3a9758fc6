import { listAccounts } from '@baize/contract/cashier/listAccounts';
import { updateDefaultAccount } from '@baize/contract/cashier/updateDefaultAccount';
import { IconButton } from '@baize/ui/IconButton';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import type { WithdrawAccount } from './Withdrawal.ts';

/** The bound accounts; a star marks the one that a withdrawal starts with, and chooses it. */
export function AccountList({ accounts }: { accounts: readonly WithdrawAccount[] }) {
  const t = useT();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const choosing = useMutation({
    mutationFn: ({ id }: WithdrawAccount) => call(updateDefaultAccount, { accountId: id }),
    onSuccess: (_, { bank, maskedNumber }) => {
      toast.success(t('member.security.defaultChosen', { account: `${bank} ${maskedNumber}` }));
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [listAccounts.id] }),
  });
  return (
    <ul>
      {accounts.map((account) => (
        <li key={account.id} className="flex min-h-9 items-center gap-1 tabular-nums max-sm:min-h-11">
          {/* It stays a button while it is the default, so that the focus of whoever pressed it stays too. */}
          <IconButton
            size="s"
            icon={account.isDefault ? 'starFilled' : 'star'}
            label={t('member.security.defaultAccount', { account: `${account.bank} ${account.maskedNumber}` })}
            isPressed={account.isDefault}
            {...(account.isDefault ? { className: 'text-brass-text' } : {})}
            onClick={() => {
              if (!account.isDefault && !choosing.isPending) choosing.mutate(account);
            }}
          />
          <span className="min-w-0 break-words">
            {account.bank} {account.maskedNumber}
          </span>
        </li>
      ))}
    </ul>
  );
}
