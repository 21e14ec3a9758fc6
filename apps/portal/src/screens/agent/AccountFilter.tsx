import { SearchField } from '../../components/SearchField.tsx';
import { useT } from '../../i18n/useT.ts';

interface AccountFilterProps {
  value: string;
  onSearch: (account: string) => void;
}

/** A name of the team. */
export function AccountFilter({ value, onSearch }: AccountFilterProps) {
  const t = useT();
  const hint = t('team.accountHint');
  return (
    <SearchField
      value={value}
      onSearch={onSearch}
      maxLength={32}
      labels={{ field: hint, hint, clear: t('team.clear') }}
      className="w-56!"
    />
  );
}
