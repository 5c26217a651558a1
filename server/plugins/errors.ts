import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '#server/database/failures.ts';
import { Refusal, type RefusalIssue, unavailable } from '#server/refusal.ts';

// A Refusal's message reaches the visitor; an unexpected error becomes a 500 that says nothing of its cause.

interface ErrorResponse {
  status: number;
  error: string;
  message: string;
  issues?: RefusalIssue[];
  retryAfterSeconds?: number;
  details?: Record<string, unknown>;
}

const KNOWN: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'This content type is not accepted here.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'empty-body', 'The request has no content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'broken-json', 'The request is not valid JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'The request is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'wrong-length', 'The request was cut off.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'file-too-large', 'A file is too large.'],
  FST_FILES_LIMIT: [413, 'too-many-files', 'There are too many files.'],
  FST_PARTS_LIMIT: [413, 'too-many-parts', 'There are too many parts.'],
  FST_FIELDS_LIMIT: [413, 'too-many-fields', 'There are too many fields.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported-media-type', 'A multipart form is expected here.'],
  FST_PROTO_VIOLATION: [400, 'invalid-field-name', 'A field name is not allowed.'],
  FST_ERR_BAD_URL: [400, 'bad-url', 'This address cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'too-long', 'This address is too long.'],
  ERR_INVALID_URI: [400, 'bad-url', 'This address cannot be read.'],
};

/** Nobody mends more at once, and a body of faults must not be answered with a longer one. */
const MOST_ISSUES = 50;

// The multipart parser throws plain errors, known by their words alone.
const BROKEN_FORM = /^Multipart: |^Unsupported Content-Type\.$/;

export const errorResponse = (error: FastifyError): ErrorResponse => {
  if (error instanceof Refusal) {
    return {
      status: error.status,
      error: error.code,
      message: error.message,
      ...(error.issues ? { issues: error.issues } : {}),
      ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
      ...(error.details ? { details: error.details } : {}),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.slice(0, MOST_ISSUES).map((entry) => ({
      path: entry.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: entry.message ?? 'is not valid',
    }));
    return {
      status: 400,
      error: 'invalid-input',
      message: issues[0]?.message ?? 'Please check your input.',
      issues,
    };
  }
  if (BROKEN_FORM.test(error.message)) {
    return { status: 400, error: 'broken-form', message: 'This form cannot be read.' };
  }
  const known = KNOWN[error.code];
  if (known) return { status: known[0], error: known[1], message: known[2] };
  if (error.statusCode === 429) return { status: 429, error: 'too-many-requests', message: error.message };
  if (isDatabaseAway(error) || isDiskFull(error)) return errorResponse(unavailable(error));
  if (isDataException(error)) {
    return { status: 400, error: 'invalid-input', message: 'Please check your input.' };
  }
  const status = error.statusCode;
  if (status && status >= 400 && status < 500) {
    return { status, error: 'refused', message: 'The request cannot be accepted.' };
  }
  return { status: 500, error: 'internal', message: 'Something went wrong on our side. Please try again.' };
};

// Class 22 of PostgreSQL: a value that no column can hold, such as a NUL character or a day that does not exist.
const isDataException = (error: Error): boolean => {
  if ('code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)) return true;
  return error.cause instanceof Error && isDataException(error.cause);
};

const isDiskFull = (error: Error) =>
  ['ENOSPC', 'EDQUOT', 'EROFS'].includes('code' in error ? String(error.code) : '');

export const logServerError = (request: FastifyRequest, error: FastifyError, status: number) => {
  if (status < 500) return;
  request.log.error({ cause: error, serialization: isResponseSerializationError(error) }, 'request failed');
};

export const registerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, retryAfterSeconds, details, ...body } = errorResponse(error);
    logServerError(request, error, status);
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    const contact = request.routeOptions.config.answersWithSuccess ? { success: false } : {};
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ ...details, ...contact, ...body });
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contact call's answers carry `success` (design contract). */
    answersWithSuccess?: boolean;
  }
}
