import { uploadImage } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ComponentProps } from 'react';
import { call } from '../call.ts';
import { useErrorText } from './useErrorText.ts';
import { useT } from '../i18n/useT.ts';
import { toBase64 } from './toBase64.ts';

type Props = Pick<ComponentProps<typeof TextInput>, 'id' | 'aria-describedby' | 'aria-invalid' | 'required'> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** A picture of the brand by its path, or a new one from this device. */
export function ImageField({ value, onValueChange, ...control }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const uploading = useMutation({
    mutationFn: async (file: File) => call(uploadImage, { data: await toBase64(file) }),
    onSuccess: ({ path }) => onValueChange(path),
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <TextInput
          {...control}
          className="flex-1"
          maxLength={220}
          placeholder="/brand/images/…"
          value={value}
          onChange={(event) => onValueChange(event.target.value.trim())}
        />
        <Button icon="upload" isLoading={uploading.isPending} onClick={() => picker.current?.click()}>
          {t('content.upload')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('content.uploadFile')}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) uploading.mutate(file);
            event.target.value = '';
          }}
        />
      </div>
      {uploading.isError ? (
        <p role="alert" className="text-dense text-cinnabar-text">
          {errorText(uploading.error)}
        </p>
      ) : null}
      {value === '' ? null : (
        <img src={value} alt={t('content.preview')} className="max-h-28 max-w-full self-start rounded-control" />
      )}
    </div>
  );
}
