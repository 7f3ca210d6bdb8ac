import type { ReactNode } from 'react';
import { Stack } from '../layout';
import { PasswordField } from './password-field';
import { UsernameHint } from './username-hint';

/** As `session/use-proof.ts` returns it. */
export interface Proof {
  /** false for people who sign in with Google only */
  byPassword: boolean;
  password: string;
  type: (password: string) => void;
  problem: 'empty' | 'wrong-password' | 'failed' | null;
  submit: () => Promise<void>;
}

interface ProofFormProps {
  id: string;
  proof: Proof;
  texts: Record<'password' | 'show' | 'hide' | 'empty' | 'wrong' | 'failed', string>;
  /** the account's email, for password managers */
  username?: string;
  children?: ReactNode;
}

/** Proves who the person is; a button elsewhere submits it by `id`. Without a password it shows the error only. */
export function ProofForm({ id, proof, texts, username, children }: ProofFormProps) {
  const { problem } = proof;
  const message =
    problem === null ? undefined : problem === 'wrong-password' ? texts.wrong : texts[problem];
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proof.submit();
      }}
    >
      <Stack>
        {children}
        {proof.byPassword && username !== undefined && <UsernameHint email={username} />}
        {proof.byPassword ? (
          <PasswordField
            label={texts.password}
            showLabel={texts.show}
            hideLabel={texts.hide}
            autoComplete="current-password"
            required
            error={message}
            value={proof.password}
            onChange={(event) => proof.type(event.target.value)}
          />
        ) : (
          message !== undefined && <p role="alert">{message}</p>
        )}
      </Stack>
    </form>
  );
}
