import { Popover as Primitive } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Calendar } from './Calendar.tsx';
import { cx } from './cx.ts';
import type { DateLabels } from './DateLabels.ts';
import { IconButton } from './IconButton.tsx';
import { layerClass } from './layerClass.ts';
import { readDay } from './readDay.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'suffix' | 'ref'> & {
  /** An ISO day, or empty. */
  value: string;
  /** Called with the typed or selected day; empty while the text is not a valid day. */
  onValueChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  labels: DateLabels;
};

/**
 * A date, typed or selected from a calendar in the page's own language; the browser's own date field uses the browser's
 * language. The text is parsed on every key and normalised on blur.
 */
export function DateField({
  value,
  onValueChange,
  min,
  max,
  labels,
  readOnly,
  disabled,
  className,
  ...rest
}: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const text = typed ?? value;
  const day = readDay(text);
  const isFault =
    text.trim() !== '' &&
    (day === undefined ||
      (min !== undefined && min !== '' && day < min) ||
      (max !== undefined && max !== '' && day > max));
  const isLocked = readOnly === true || disabled === true;
  useEffect(() => {
    input.current?.setCustomValidity(isFault ? labels.invalid : '');
  }, [isFault, labels.invalid]);

  return (
    <TextInput
      {...rest}
      ref={input}
      {...(isFault && typed === undefined ? { 'aria-invalid': true } : {})}
      readOnly={readOnly}
      disabled={disabled}
      value={text}
      placeholder={labels.format}
      autoComplete={rest.autoComplete ?? 'off'}
      maxLength={16}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onValueChange(readDay(currentTarget.value) ?? '');
      }}
      onBlur={(event) => {
        // An invalid text is kept, so that it can be corrected.
        if (day !== undefined || text.trim() === '') setTyped(undefined);
        rest.onBlur?.(event);
      }}
      className={cx('pr-1!', className)}
      suffix={
        isLocked ? undefined : (
          <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
            <Primitive.Trigger asChild>
              <IconButton icon="calendar" size="s" label={labels.choose} />
            </Primitive.Trigger>
            <Primitive.Portal>
              <Primitive.Content
                aria-label={labels.choose}
                align="end"
                sideOffset={8}
                collisionPadding={12}
                onOpenAutoFocus={(event) => event.preventDefault()}
                className={cx(layerClass, 'w-76 max-w-[calc(100vw-24px)] p-3')}
              >
                <Calendar
                  value={day ?? ''}
                  min={min === '' ? undefined : min}
                  max={max === '' ? undefined : max}
                  labels={labels}
                  onChoose={(chosen) => {
                    setTyped(undefined);
                    onValueChange(chosen);
                    setIsOpen(false);
                  }}
                />
              </Primitive.Content>
            </Primitive.Portal>
          </Primitive.Root>
        )
      }
    />
  );
}
