import * as z from 'zod/mini';

/** The solved proof of work of `identity.getBotChallenge`, as the solver encodes it. */
export const botCheck = z.string().check(z.minLength(1, 'bot_check_failed'), z.maxLength(2_048, 'bot_check_failed'));

/** What the proof of work was asked for; one made for another action is refused. */
export const botActions = ['login', 'register', 'sms', 'recovery', 'freeplay', 'apply', 'contact', 'captcha'] as const;
