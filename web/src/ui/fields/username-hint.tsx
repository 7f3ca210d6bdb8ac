import { VisuallyHidden } from '../visually-hidden';

/** Names the account to password managers in a form that does not ask for the email. */
export const UsernameHint = ({ email }: { email: string }) => (
  <VisuallyHidden aria-hidden>
    <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
  </VisuallyHidden>
);
