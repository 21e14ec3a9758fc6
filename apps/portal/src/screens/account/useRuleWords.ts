import type { FieldRule } from '@baize/contract/identity/patterns';
import { useErrorText } from '../../components/useErrorText.ts';
import type { WordKey } from '../../i18n/WordKey.ts';
import { useT } from '../../i18n/useT.ts';

type RuleWords = {
  /** What may stand in a field: the text of its pattern, with its bounds, or one number where they are the same. */
  hint(rule: FieldRule): string;
  /** Words for the name of a fault; those of a password name its bounds. */
  fault(code: string, rule: FieldRule | undefined): string;
};

export function useRuleWords(): RuleWords {
  const t = useT();
  const errorText = useErrorText();
  return {
    hint: ({ minLength, maxLength, patternId }) => {
      const range = minLength === maxLength ? String(minLength) : `${minLength} - ${maxLength}`;
      const key = `account.pattern.${patternId}` as WordKey;
      const text = t(key, { range });
      return text === key ? t('account.pattern.1', { range }) : text;
    },
    fault: (code, rule) => {
      if (code !== 'password_length' || rule === undefined) return errorText(code);
      const { minLength: min, maxLength: max } = rule;
      return min === max ? t('error.password_length_exact', { min }) : t('error.password_length', { min, max });
    },
  };
}
