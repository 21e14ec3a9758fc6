import { setLanguage as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { updateLanguage } from '../store.ts';

export const setLanguage = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    const { language } = input;
    if (!brand.settings.languages.includes(language)) throw refuse('language_not_offered');
    await updateLanguage(pool, { memberId: session.memberId, language });
    return { language };
  });
