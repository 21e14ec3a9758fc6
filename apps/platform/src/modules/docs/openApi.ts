import { commonErrors, errorStatus, operations, type ErrorCode, type Operation } from '@baize/contract';
import * as z from 'zod/mini';
import { sealRules } from './sealExamples.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every operation, generated from the constants that the server uses. */
export function openApi(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of Object.values<Operation>(operations)) {
    const methods = [operation.method, ...(operation.otherMethods ?? [])];
    for (const method of methods) {
      paths[operation.path] = {
        ...paths[operation.path],
        [method.toLowerCase()]: describeOperation(operation, method),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize',
      version: '1',
      description:
        'Every answer is { success, value, message, code }. code is ok or the name of a refusal, for programs; message says it ' +
        'in words, in the language of the request (Accept-Language: zh, en, ms) or in English, and may change. Amounts are decimal strings with at most five decimals. ' +
        'Types are not coerced; unknown fields and doubled keys are refused by name. ' +
        `${sealRules} How that is done in a shell and in TypeScript stands at /docs/api.`,
    },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', description: 'Token of a member, from login or registration.' },
        operator: { type: 'http', scheme: 'bearer', description: 'Token of an operator, from sign-in.' },
      },
    },
    paths,
  };
}

/** The wire side of a schema: what is sent, before decoding. */
export function wireSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/** The errors of an operation, common ones included. */
export function errorsOf(operation: Operation): ErrorCode[] {
  return [...new Set<ErrorCode>([...operation.errors, ...commonErrors])];
}

function describeOperation(operation: Operation, method: string): Json {
  const { id, summary, description = '', audience, input, output, isSealed = false } = operation;
  const [tag = ''] = id.split('.');
  const body = wireSchema(input);
  const isRead = method === 'GET' || method === 'DELETE';
  const hasFields = Object.keys((body['properties'] as Json | undefined) ?? {}).length > 0;
  return {
    operationId: method === operation.method ? id : `${id}.${method.toLowerCase()}`,
    tags: [tag],
    summary,
    description: isSealed
      ? `${description} The body is { envelope }: a JWE (RSA-OAEP-256, A256GCM) of { iat, jti, path, body } to the key of /wps/system/status; iat is in milliseconds, jti a UUID.`
      : description,
    ...(audience === 'public' ? {} : { security: [{ [audience]: [] }] }),
    ...(isRead && hasFields ? { parameters: parametersOf(body) } : {}),
    ...(isRead || (!hasFields && !isSealed)
      ? {}
      : {
          requestBody: { required: true, content: { [typeOf(operation)]: { schema: isSealed ? sealed(body) : body } } },
        }),
    responses: responsesOf(operation, wireSchema(output)),
  };
}

const typeOf = ({ isForm }: Operation): string =>
  isForm === true ? 'application/x-www-form-urlencoded' : 'application/json';

function parametersOf(schema: Json): Json[] {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((schema['required'] ?? []) as string[]);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name) && property['default'] === undefined,
    schema: property,
  }));
}

function sealed(body: Json): Json {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['envelope'],
    properties: { envelope: { type: 'string', description: 'JWE compact', 'x-sealed-body': sealedPayload(body) } },
  };
}

/** The encrypted payload of an envelope. */
function sealedPayload(body: Json): Json {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['iat', 'jti', 'path', 'body'],
    properties: {
      iat: { type: 'integer', description: 'Milliseconds since 1970, within two minutes of serverTime.' },
      jti: { type: 'string', format: 'uuid', description: 'Random; passes once.' },
      path: { type: 'string', description: 'The path of the call.' },
      body,
    },
  };
}

function responsesOf(operation: Operation, value: Json): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  const success = answer({ const: true }, value, { const: 'ok' });
  const file =
    operation.isFile === true
      ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
      : undefined;
  const responses: Record<string, Json> = {
    '200':
      file === undefined
        ? content('The value, or a refusal of the business.', success)
        : { description: 'The file.', ...file },
  };
  for (const [status, codes] of byStatus) {
    const refusal = answer({ const: false }, {}, { enum: codes });
    if (status === 200 && file !== undefined) {
      const either = { ...file.content, ...(content('', refusal)['content'] as Json) };
      responses['200'] = { description: 'The file, or a refusal of the business.', content: either };
      continue;
    }
    responses[String(status)] =
      status === 200
        ? content('The value, or a refusal of the business.', { oneOf: [success, refusal] })
        : content(codes.join(', '), refusal);
  }
  return responses;
}

function answer(success: Json, value: Json, code: Json): Json {
  return {
    type: 'object',
    required: ['success', 'value', 'message', 'code'],
    properties: { success, value, message: { type: 'string' }, code },
  };
}

function content(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}
