import { recoverByLink } from '@baize/contract/identity/recoverByLink';
import { Button } from '@baize/ui/Button';
import { useForm } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { faultsOf } from './faultsOf.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { textFault } from './textFault.ts';
import { useRegisterRules } from './useRegisterRules.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useWholeMatch } from './useWholeMatch.ts';

type Values = { newPassword: string; confirmNewPassword: string };

/** Sets a new password by the link of a mail. */
export function RecoverByLink({ code, onDone }: { code: string; onDone: (account: string) => void }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const words = useRuleWords();
  const rule = { ...useRegisterRules().password, enabled: true, required: true };
  const match = useWholeMatch({ rule });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    resolver: (values) =>
      faultsOf(values, {
        newPassword: textFault('newPassword', rule, values.newPassword, match),
        confirmNewPassword:
          values.confirmNewPassword === '' || values.confirmNewPassword !== values.newPassword
            ? 'confirmation_input'
            : undefined,
      }),
  });
  const wordsOf = (field: keyof Values) =>
    errors[field]?.message ? words.fault(errors[field].message, rule) : undefined;
  const submit = handleSubmit(
    async (values) => {
      try {
        const { account } = await call(recoverByLink, { code, ...values });
        /* The login popup would come to lie over the good news. */
        showAlert({ text: t('account.forgot.done'), isGood: true, onClose: () => onDone(account) });
      } catch (fault) {
        showAlert({ fault });
      }
    },
    (faults) => alertFirstFault(faults, (fault) => words.fault(fault, rule)),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <NewPasswordFields
        hint={words.hint(rule)}
        password={{ input: register('newPassword'), error: wordsOf('newPassword') }}
        confirmation={{ input: register('confirmNewPassword'), error: wordsOf('confirmNewPassword') }}
      />
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting} disabled={!isHydrated}>
        {t('account.forgot.set')}
      </Button>
    </form>
  );
}
