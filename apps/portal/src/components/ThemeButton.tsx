import { IconButton } from '@baize/ui/IconButton';
import { useT } from '../i18n/useT.ts';
import { showTheme, useTheme } from '../theme.ts';

export function ThemeButton() {
  const t = useT();
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={t(next === 'light' ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => showTheme(next)}
    />
  );
}
