/** Refusals in the JSON shape of Google's APIs. https://developers.google.com/calendar/api/guides/errors */
import { json } from '../http/serve';

export class GoogleError extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

export const invalid = (message: string) => new GoogleError(400, 'invalid', message);
export const notFound = () => new GoogleError(404, 'notFound', 'Not Found');
export const deleted = () => new GoogleError(410, 'deleted', 'Resource has been deleted');
export const syncTokenGone = () =>
  new GoogleError(
    410,
    'fullSyncRequired',
    'Sync token is no longer valid, a full sync is required.',
  );
export const duplicate = () =>
  new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
export const unauthorised = () => new GoogleError(401, 'authError', 'Invalid Credentials');
/** Only a person can mend it, such as `accessNotConfigured`. */
export const refused = (reason = 'forbidden') => new GoogleError(403, reason, 'Forbidden');
export const backendError = (status = 500) =>
  new GoogleError(status, 'backendError', 'Backend Error');

export function errorAnswer({ code, reason, message }: GoogleError) {
  const errors = [{ domain: 'global', reason, message }];
  return json({ error: { errors, code, message } }, code);
}
