/** The errors of Daraja, as its documentation lists them: HTTP status, code and text. */
import { json } from '../http/serve';
import type { Answer } from '../http/serve';

export class DarajaError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A field that is missing or is not as documented. */
export const badRequest = (field: string) =>
  new DarajaError(400, '400.002.02', `Bad Request - Invalid ${field}`);
export const wrongCredentials = () =>
  new DarajaError(400, '400.008.01', 'Invalid Authentication passed');
export const invalidToken = () => new DarajaError(401, '404.001.03', 'Invalid Access Token');
/** What the query used to answer while the person has the prompt on the phone. */
export const beingProcessed = () =>
  new DarajaError(500, '500.001.1001', 'The transaction is being processed');
/** A second prompt to a phone that has one open. */
export const unableToLock = () =>
  new DarajaError(
    500,
    '500.001.1001',
    'Unable to lock subscriber, a transaction is already in process',
  );
export const unavailable = () =>
  new DarajaError(
    503,
    '503.001.01',
    'Service is currently under maintenance. Please try again later',
  );

/** @param requestId by which Safaricom finds a request again */
export function errorAnswer({ status, code, message }: DarajaError, requestId: string): Answer {
  return json({ requestId, errorCode: code, errorMessage: message }, status);
}
