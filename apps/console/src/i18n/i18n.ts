import { setupI18n } from '@lingui/core';

/** The texts shown; components read them through `useT`. */
export const i18n = setupI18n();
