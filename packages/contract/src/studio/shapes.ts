import * as z from 'zod/mini';

/** An amount that a game is told: whole 1/100,000 units of the currency, as a string; a balance may be below nothing. */
export const units = z.string().check(z.regex(/^-?\d{1,20}$/));

/** A stake that a game asks for, in the same units. */
export const stakeUnits = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/** Chosen by the caller, sent again unchanged with every resend: the same id never has a second effect. */
export const spinRequestId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** The player's part of a seed: printable ASCII without a colon, which parts the fields of the signed message. */
export const clientSeed = z.string().check(z.regex(/^[!-9;-~]{1,64}$/));

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a round or an order. */
export const studioUuid = z.string().check(z.regex(uuidPattern));

/** The id of a round in an address; what is none, is no round of the player's. */
export const ownRoundId = z.string('roundUnknown').check(z.regex(uuidPattern, 'roundUnknown'));

/** A round and the key that opens it; who has no key that fits is not told whether there is such a round. */
export const keptRoundId = z.string('keyWrong').check(z.regex(uuidPattern, 'keyWrong'));

/** A code that operators and the studio name things by. */
export const studioCode = z.string().check(z.regex(/^[\w.-]{1,64}$/));

/** A language as operators name it, with or without a region. */
export const languageTag = z.string().check(z.regex(/^[A-Za-z-]{2,12}$/));

/** Money at a vendor that counts in hundredths: `12.50`. */
export const centsText = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Who signs a text, and why; spaces around it count for nothing. */
export const signedText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
