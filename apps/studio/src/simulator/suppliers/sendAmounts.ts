import type { FastifyReply } from 'fastify';

/**
 * Answers with JSON in which the named fields are bare numbers, although they are held as texts: an amount is written
 * digit by digit and never passes through a float. A quote within a string is escaped, so that only a key can match.
 */
export function sendAmounts(reply: FastifyReply, answer: object, ...names: readonly string[]): FastifyReply {
  const held = new RegExp(`"(${names.join('|')})":"(\\d+(?:\\.\\d+)?)"`, 'g');
  return reply.type('application/json').send(JSON.stringify(answer).replace(held, '"$1":$2'));
}
