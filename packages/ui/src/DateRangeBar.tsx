import { useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { DateField } from './DateField.tsx';
import type { DateLabels } from './DateLabels.ts';
import { moveDay } from './moveDay.ts';

interface DateRange {
  /** ISO days, "2026-03-05", both inclusive. */
  from: string;
  to: string;
}

interface DateRangeBarProps {
  /** Predefined ranges in the order of the bar; the caller knows the business day and its time zone. */
  presets: readonly (DateRange & { id: string; label: ReactNode })[];
  value: DateRange;
  onValueChange: (range: DateRange) => void;
  min?: string;
  max?: string;
  /** Maximum length of the range in days. */
  mostDays?: number;
  /** E.g. "Days run 03:00–02:59 GMT+8". */
  zoneNote?: ReactNode;
  labels: { group: string; from: string; to: string; apply: string; custom: string; date: DateLabels };
}

export function DateRangeBar({
  presets,
  value,
  onValueChange,
  min,
  max,
  mostDays,
  zoneNote,
  labels,
}: DateRangeBarProps) {
  const id = useId();
  const active = presets.find((preset) => preset.from === value.from && preset.to === value.to);
  const [isCustom, setIsCustom] = useState(active === undefined);
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  // Browser history changes the range from outside; half-typed text then belongs to another range.
  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value);
    setDraft(value);
    setIsCustom(active === undefined);
  }
  const bound = (day: string, days: number): string | undefined =>
    mostDays === undefined || day === '' ? undefined : moveDay(day, { days });
  const first = [min, bound(draft.to, 1 - (mostDays ?? 0))]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const last = [max, bound(draft.from, (mostDays ?? 0) - 1)]
    .filter((day) => day !== undefined)
    .sort()
    .at(0);
  const isBackwards = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  const showsInputs = isCustom || active === undefined;

  return (
    <div role="group" aria-label={labels.group} className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <div className="flex max-w-full gap-1.5 overflow-x-auto scrollbar-none p-0.5 -m-0.5">
        {presets.map((preset) => (
          <Chip
            key={preset.id}
            isSelected={!showsInputs && preset.id === active?.id}
            onClick={() => {
              setIsCustom(false);
              setDraft({ from: preset.from, to: preset.to });
              onValueChange({ from: preset.from, to: preset.to });
            }}
          >
            {preset.label}
          </Chip>
        ))}
        <Chip
          icon="calendar"
          isSelected={showsInputs}
          aria-expanded={showsInputs}
          onClick={() => {
            setDraft(value);
            setIsCustom(true);
          }}
        >
          {labels.custom}
        </Chip>
      </div>
      {showsInputs ? (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBackwards && draft.from && draft.to) onValueChange(draft);
          }}
        >
          <label htmlFor={`${id}-from`} className="sr-only">
            {labels.from}
          </label>
          <DateField
            id={`${id}-from`}
            labels={labels.date}
            required
            min={first}
            max={draft.to || max}
            value={draft.from}
            className="h-9! w-40! pointer-coarse:h-11!"
            onValueChange={(from) => setDraft({ ...draft, from })}
          />
          <span aria-hidden="true" className="text-text-3">
            –
          </span>
          <label htmlFor={`${id}-to`} className="sr-only">
            {labels.to}
          </label>
          <DateField
            id={`${id}-to`}
            labels={labels.date}
            required
            min={draft.from || min}
            max={last}
            value={draft.to}
            aria-invalid={isBackwards || undefined}
            className="h-9! w-40! pointer-coarse:h-11!"
            onValueChange={(to) => setDraft({ ...draft, to })}
          />
          <Button type="submit" size="s">
            {labels.apply}
          </Button>
        </form>
      ) : null}
      {zoneNote ? <span className="text-cap text-text-3">{zoneNote}</span> : null}
    </div>
  );
}
