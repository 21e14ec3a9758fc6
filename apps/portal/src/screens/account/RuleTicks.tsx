import { Icon } from '@baize/ui/Icon';
import { cx } from '@baize/ui/cx';

interface RuleTicksProps {
  id: string;
  rules: readonly { id: string; text: string; isKept: boolean }[];
  labels: { kept: string; open: string };
}

/** The requirements of a field, listed before anything is typed and ticked while it is. */
export function RuleTicks({ id, rules, labels }: RuleTicksProps) {
  return (
    <ul id={id} className="flex flex-wrap gap-x-4 gap-y-1">
      {rules.map((rule) => (
        <li
          key={rule.id}
          className={cx('flex items-center gap-1.5 text-cap', rule.isKept ? 'text-felt-text' : 'text-text-3')}
        >
          {rule.isKept ? (
            <Icon name="check" size={14} className="shrink-0" />
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
