import type { FastifyRequest } from 'fastify';
import { signatureHeader, signatureName } from './hub88/signedHeaders.ts';
import { isBodySigned } from './isBodySigned.ts';
import type { Operator } from './settings.ts';
import type { Studio } from './Studio.ts';
import { StudioError } from './StudioError.ts';

/** The operator of a call, if it is signed with its key. Throws a StudioError otherwise. */
export function operatorOf(studio: Studio, request: FastifyRequest, operatorId: string): Operator {
  const operator = studio.settings.operators.find((known) => known.id === operatorId);
  if (!operator) throw new StudioError('operatorUnknown', 'There is no operator with this id.');
  if (!isBodySigned(request.rawBody, request.headers[signatureHeader], operator.publicKey)) {
    throw new StudioError('signatureWrong', `${signatureName} does not sign this body with the key of this operator.`);
  }
  return operator;
}
