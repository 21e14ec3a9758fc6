import { useState, type KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface PasswordInputOwnProps {
  labels: { show: string; hide: string; capsLock: string };
}

type PasswordInputProps = PasswordInputOwnProps & Omit<TextInputProps, 'type' | 'suffix'>;

export function PasswordInput({ labels, onKeyUp, onBlur, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);

  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setHasCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  }

  return (
    <span className="flex flex-col gap-1.5">
      <TextInput
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className="pr-1.5"
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setHasCapsLock(false);
          onBlur?.(event);
        }}
        suffix={
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? labels.hide : labels.show}
            size="s"
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <span role="status" className={hasCapsLock ? 'flex items-center gap-1.5 text-dense text-amber-text' : 'sr-only'}>
        {hasCapsLock ? (
          <>
            <Icon name="alert" size={16} />
            {labels.capsLock}
          </>
        ) : null}
      </span>
    </span>
  );
}
