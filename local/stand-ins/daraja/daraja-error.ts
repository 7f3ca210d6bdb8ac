/** The errors of Daraja, as its documentation lists them: HTTP status, code and text. */
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
/** A second STK push to a phone that has one open. */
export const unableToLock = () =>
  new DarajaError(
    500,
    '500.001.1001',
    'Unable to lock subscriber, a transaction is already in process',
  );
