import type { FastifyRequest } from 'fastify';
import { StudioError } from '../StudioError.ts';
import type { Gateway, Merchant } from './Gateway.ts';
import { isPaySigned } from './signPay.ts';

/** The merchant of a call, if it is signed with its key. Throws a StudioError otherwise. */
export function merchantOf({ merchants, clock }: Gateway, request: FastifyRequest): Merchant {
  const { headers } = request;
  const merchant = merchants.find(({ id }) => id === headers['x-pay-merchant']);
  const isSigned =
    merchant !== undefined &&
    isPaySigned(merchant.secret, {
      ...{ timestamp: headers['x-pay-timestamp'], signature: headers['x-pay-signature'] },
      ...{ path: request.url, body: request.rawBody, now: clock() },
    });
  if (!isSigned) throw new StudioError('signatureWrong', 'The call is not signed with the key of this merchant.');
  return merchant;
}
