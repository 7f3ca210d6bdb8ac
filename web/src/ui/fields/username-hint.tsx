import { VisuallyHidden } from '../visually-hidden';

/** Names the account to password managers in a form that does not ask for the email. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
