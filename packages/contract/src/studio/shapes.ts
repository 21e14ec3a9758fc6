import * as z from 'zod/mini';

/** An amount for a game: whole 1/100,000 units of the currency, as a string; a balance may be negative. */
export const units = z.string().check(z.regex(/^-?\d{1,20}$/));

/** A stake chosen in a game, in the same units. */
export const stakeUnits = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/** Idempotency key: chosen by the caller and repeated with every retry; the same id never has a second effect. */
export const spinRequestId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** The player's part of a seed: printable ASCII without a colon, which separates the fields of the signed message. */
export const clientSeed = z.string().check(z.regex(/^[!-9;-~]{1,64}$/));

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a round or an order. */
export const studioUuid = z.string().check(z.regex(uuidPattern));

/** The id of an own round in a URL; a malformed one answers as an unknown round. */
export const ownRoundId = z.string('roundUnknown').check(z.regex(uuidPattern, 'roundUnknown'));

/** A round id that is opened by a key; without a valid key the response does not reveal whether the round exists. */
export const keptRoundId = z.string('keyWrong').check(z.regex(uuidPattern, 'keyWrong'));

/** A code shared by operators and the studio. */
export const studioCode = z.string().check(z.regex(/^[\w.-]{1,64}$/));

/** An operator's language tag, with or without a region. */
export const languageTag = z.string().check(z.regex(/^[A-Za-z-]{2,12}$/));

/** An amount at a vendor that counts in hundredths: `12.50`. */
export const centsText = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Name and reason of whoever signs; surrounding whitespace does not count. */
export const signedText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
