import { languages } from '@baize/contract/languages';
import { amountText } from '../../components/amountText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Condition } from './SegmentDraft.ts';

/** The words of a condition; its amounts are in the segment's currency. */
export function useConditionText(): (condition: Condition, currency: string) => string {
  const t = useT();
  return (condition, currency) => {
    switch (condition.fact) {
      case 'registered':
      case 'signedIn':
      case 'played':
        return t(`segments.is.${condition.fact}.${condition.when}`, { days: condition.days });
      case 'deposited':
        return t(condition.has ? 'segments.deposited.yes' : 'segments.deposited.no');
      case 'depositSum': {
        const { days, least } = condition;
        return t('segments.is.depositSum', { days, amount: amountText(least, currency) });
      }
      case 'validBets': {
        const { days, least, classify } = condition;
        const category = t(classify === null ? 'promotions.allClasses' : `points.class.${classify}`);
        return t('segments.is.validBets', { days, category, amount: amountText(least, currency) });
      }
      case 'level':
        return t('segments.is.level', { from: condition.from, to: condition.to });
      case 'language':
        return t('segments.is.language', {
          languages: condition.languages.map((code) => languages[code].name).join(', '),
        });
      case 'currency':
        return t('segments.is.currency', { currency: condition.currency });
      case 'line':
        return t('segments.is.line', { agent: condition.agent });
      case 'tag':
        return t(condition.has ? 'segments.is.tag' : 'segments.is.noTag', { tag: condition.tag });
    }
  };
}
