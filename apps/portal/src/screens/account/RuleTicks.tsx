import { Icon } from '@baize/ui/Icon';
import { cx } from '@baize/ui/cx';

interface RuleTicksProps {
  id: string;
  rules: readonly { id: string; text: string; isKept: boolean }[];
  /** True once the field has been left: what is still open is then marked as a fault, in the same place. */
  isJudged: boolean;
  labels: { kept: string; open: string };
}

/** The requirements of a field, listed before anything is typed and ticked while it is. */
export function RuleTicks({ id, rules, isJudged, labels }: RuleTicksProps) {
  return (
    <ul id={id} className="flex flex-wrap gap-x-4 gap-y-1">
      {rules.map((rule) => (
        <li
          key={rule.id}
          className={cx(
            'flex items-center gap-1.5 text-cap',
            rule.isKept ? 'text-felt-text' : isJudged ? 'text-cinnabar-text' : 'text-text-3',
          )}
        >
          {rule.isKept || isJudged ? (
            <Icon name={rule.isKept ? 'check' : 'close'} size={14} className="shrink-0" />
          ) : (
            <span aria-hidden="true" className="mx-1 size-1.5 shrink-0 rounded-pill border border-current" />
          )}
          {rule.text}
          <span className="sr-only">: {rule.isKept ? labels.kept : labels.open}</span>
        </li>
      ))}
    </ul>
  );
}
