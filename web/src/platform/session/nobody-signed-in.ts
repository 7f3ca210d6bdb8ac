/** Thrown when work needs a person signed in and nobody is. */
export class NobodySignedIn extends Error {
  readonly code = 'auth/no-current-user';
}
