import { VisuallyHidden } from '../visually-hidden';

/** Tells password managers which account's password a form asks for, where the address is not to be typed. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
