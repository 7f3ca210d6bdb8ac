/** Refusals in the JSON shape of Google's APIs. https://developers.google.com/calendar/api/guides/errors */
import { json } from '../http/serve';
import type { Answer } from '../http/serve';

/** A refusal of the API; thrown by what checks and stores, formatted once by the routes. */
export class GoogleError extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
    message: string,
    readonly domain = 'global',
  ) {
    super(message);
    this.name = 'GoogleError';
  }
}

export const invalid = (message: string): GoogleError => new GoogleError(400, 'invalid', message);
export const notFound = (): GoogleError => new GoogleError(404, 'notFound', 'Not Found');
export const deleted = (): GoogleError =>
  new GoogleError(410, 'deleted', 'Resource has been deleted');
export const duplicate = (): GoogleError =>
  new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
export const unauthorised = (): GoogleError =>
  new GoogleError(401, 'authError', 'Invalid Credentials');
export const rateLimited = (status = 403): GoogleError =>
  new GoogleError(status, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits');
/** What no waiting mends, such as `accessNotConfigured`: only a person can. */
export const refused = (reason = 'forbidden'): GoogleError =>
  new GoogleError(403, reason, 'Forbidden');
export const backendError = (status = 500): GoogleError =>
  new GoogleError(status, 'backendError', 'Backend Error');

/** The refusal as an answer. */
export function errorAnswer({ code, reason, message, domain }: GoogleError): Answer {
  return json({ error: { errors: [{ domain, reason, message }], code, message } }, code);
}
