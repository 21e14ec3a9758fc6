import { getCaptcha } from '@baize/contract/identity/getCaptcha';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { Icon } from '@baize/ui/Icon';
import { TextInput } from '@baize/ui/TextInput';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { solveBotCheck } from '../../components/solveBotCheck.ts';

/** A new picture can be had this often. */
const REFRESH_MS = 1_000;

interface CaptchaFieldProps {
  /** Props of the input: name, ref and listeners. */
  input: ComponentProps<'input'>;
  error: string | undefined;
  /** Changes when the picture is used up. */
  turn: number;
  /** The visitor's device has done the long work instead; the text is its proof, or nothing when a picture is back. */
  onSolved: (proof: string | undefined) => void;
}

/** Letters in a picture, or, for those who cannot read them, a longer piece of work for the device. */
export function CaptchaField({ input, error, turn, onSolved }: CaptchaFieldProps) {
  const t = useT();
  const [picture, setPicture] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [isSolved, setSolved] = useState(false);
  const askedAt = useRef(-Infinity);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  async function refresh(isForced: boolean): Promise<void> {
    const waitMs = askedAt.current + REFRESH_MS - performance.now();
    clearTimeout(later.current);
    if (waitMs > 0) {
      /* A picture that is used up has to be replaced, only not at once. */
      if (isForced) later.current = setTimeout(() => void refresh(true), waitMs);
      return;
    }
    askedAt.current = performance.now();
    try {
      setPicture(await call(getCaptcha, {}));
    } catch (fault) {
      showAlert({ fault });
    }
  }
  const renew = useEffectEvent(() => {
    setSolved(false);
    onSolved(undefined);
    void refresh(true);
  });
  useEffect(() => renew(), [turn]);

  async function calculate(): Promise<void> {
    setProgress(0);
    try {
      onSolved(await solveBotCheck('captcha', setProgress));
      setSolved(true);
    } catch (fault) {
      showAlert({ fault });
    } finally {
      setProgress(undefined);
    }
  }

  if (isSolved) {
    return (
      <p role="status" className="flex items-center gap-2 text-body text-felt-text">
        <Icon name="check" size={18} />
        {t('account.captchaSolved')}
      </p>
    );
  }
  return (
    <Field
      label={t('account.captcha')}
      error={error}
      isRequired
      aside={
        <Button
          tone="ghost"
          size="s"
          isLoading={progress !== undefined}
          onClick={() => void calculate()}
          className="-my-2 px-1.5"
        >
          {t('account.captchaCalculate')}
        </Button>
      }
    >
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <TextInput
            {...control}
            {...input}
            className="min-w-24 flex-1 basis-0"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={12}
          />
          <button
            type="button"
            aria-label={t('account.captchaRefresh')}
            title={t('account.captchaRefresh')}
            onClick={() => void refresh(false)}
            className="flex h-control w-32 shrink-0 items-center justify-center overflow-hidden rounded-control bg-white"
          >
            {picture === undefined ? null : (
              <img
                src={`data:image/png;base64,${picture}`}
                alt={t('account.captchaPicture')}
                className="h-full w-auto"
              />
            )}
          </button>
          {progress === undefined ? null : (
            <span role="status" className="w-full text-cap text-text-3">
              {t('account.botProgress', { percent: Math.round(progress * 100) })}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
