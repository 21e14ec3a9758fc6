import { useEffect, useRef, useState } from 'react';
import { readTime } from './readTime.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type TimeFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** "18:30", or empty. */
  value: string;
  /** Called with the typed time; empty while the text is not a valid time. */
  onValueChange: (time: string) => void;
  labels: { format: string; invalid: string };
};

const DAY = 24 * 60;

/**
 * A time of day in hours and minutes; arrow keys step the hour or the minute at the caret. The text is parsed on every
 * key and normalised on blur.
 */
export function TimeField({ value, onValueChange, labels, ...rest }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? value;
  const time = readTime(text);
  const isFault = text.trim() !== '' && time === undefined;
  useEffect(() => {
    input.current?.setCustomValidity(isFault ? labels.invalid : '');
  }, [isFault, labels.invalid]);
  useEffect(() => {
    // Rewriting the text moves the caret to its end, away from the part being stepped.
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  return (
    <TextInput
      {...rest}
      ref={input}
      {...(isFault && isLeft ? { 'aria-invalid': true } : {})}
      value={text}
      placeholder={labels.format}
      autoComplete="off"
      maxLength={8}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onValueChange(readTime(currentTarget.value) ?? '');
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (by === 0 || time === undefined || rest.readOnly || rest.disabled) return;
        event.preventDefault();
        const at = event.currentTarget.selectionStart ?? 0;
        caret.current = at;
        setTyped(undefined);
        onValueChange(moved(time, by * (at <= time.indexOf(':') ? 60 : 1)));
      }}
      onFocus={() => setLeft(false)}
      onBlur={(event) => {
        setLeft(true);
        if (time !== undefined || text.trim() === '') setTyped(undefined);
        rest.onBlur?.(event);
      }}
    />
  );
}

/** Wraps around at midnight: the time field does not change the day. */
function moved(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (hour * 60 + minute + minutes + DAY) % DAY;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
