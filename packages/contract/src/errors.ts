/**
 * The closed list of refusals, each with its HTTP status. A refusal that belongs to the business of a call answers
 * 200 with `success: false`; what is wrong with the call itself answers 4xx. Every name has words in every dictionary.
 */
export const errorStatus = {
  // Any call.
  invalid_input: 400,
  unknown_field: 400,
  duplicate_key: 400,
  malformed_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  wrong_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_logged_in: 401,
  not_allowed: 403,
  too_many_requests: 429,
  overloaded: 503,
  unknown_host: 421,
  maintenance: 503,
  region_restricted: 451,
  outcome_unknown: 503,
  unknown_error: 500,
  // Sealed bodies.
  envelope_required: 400,
  envelope_invalid: 400,
  envelope_expired: 400,
  envelope_replayed: 409,
  // Coming in.
  in_incorrect_password: 200,
  account_locked: 200,
  registration_closed: 200,
  username_taken: 200,
  username_invalid: 400,
  password_invalid: 400,
  password_too_common: 400,
  confirmation_incorrect: 400,
  age_required: 400,
  terms_required: 400,
  in_need_true_account: 200,
  // Money.
  amount_invalid: 400,
  currency_mismatch: 400,
  insufficient_funds: 200,
  account_closed: 200,
  request_conflict: 409,
  deposit_method_unknown: 404,
  deposit_amount_out_of_range: 200,
  deposit_not_found: 404,
  deposit_not_pending: 409,
  deposit_too_many_open: 200,
  reason_required: 400,
  // Games.
  game_not_found: 404,
  game_unavailable: 200,
  vendor_unavailable: 200,
  round_not_found: 404,
  // Operators.
  operator_sign_in_failed: 200,
  member_not_found: 404,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Refusals that any operation can give; they are not repeated in its own list. */
export const commonErrors = [
  'invalid_input',
  'unknown_field',
  'duplicate_key',
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
  'wrong_origin',
  'too_many_requests',
  'overloaded',
  'unknown_host',
  'maintenance',
  'region_restricted',
  'unknown_error',
] as const satisfies readonly ErrorCode[];
