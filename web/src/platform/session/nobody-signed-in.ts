/** Thrown where something was to be done for the person signed in, and there is none any more. */
export class NobodySignedIn extends Error {
  readonly code = 'auth/no-current-user';
}
