import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { paths, withRedirect } from '../../paths';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';
import { color, space, text } from '../../ui/tokens';
import { authProblem } from './auth-problem';
import { signInWithGoogle } from './google-sign-in';

const Or = styled.p`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-2.7-.4-4H24v7.3h12.1c-.2 2-1.6 5-4.5 7l6.8 5.3c4.2-3.8 6.7-9.4 6.7-15.6z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.4-5.300l-6.8-5.300c-1.9 1.3-4.4 2.2-7.6 2.2-5.8 0-10.7-3.8-12.4-9.100l-7.1 5.500C8 40.9 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.6 28.500c-.5-1.4-.7-2.9-.7-4.500s.3-3.1.7-4.500l-7.1-5.500C3 17 2.2 20.4 2.2 24s.8 7 2.3 10z"
      />
      <path
        fill="#ea4335"
        d="M24 10.400c4.1 0 6.8 1.8 8.4 3.200l6.1-6C34.8 4.2 29.9 2 24 2 15.4 2 8 6.9 4.5 14l7.1 5.500c1.7-5.3 6.6-9.1 12.4-9.100z"
      />
    </svg>
  );
}

/**
 * 'Continue with Google' above the word 'or'. A closed popup shows no message: the person chose to close it.
 * @param target the page after a sign-in by redirect, which replaces a popup that the browser blocks
 */
export function GoogleButton({ target, onDone }: { target: string; onDone?: () => void }) {
  const { t } = useTexts(authTexts);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const press = async () => {
    setBusy(true);
    try {
      const outcome = await signInWithGoogle();
      if (outcome === 'needs-redirect') void navigate(withRedirect(paths.authCallback, target));
      if (outcome !== 'signed-in') return;
      toast({ title: t.loginSuccessTitle, description: t.loginSuccessText });
      onDone?.();
    } catch (error) {
      const problem = authProblem(error);
      toast({
        title: t.googleErrorTitle,
        description: problem === 'unexpected' ? t.googleErrorText : t.problems[problem],
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        full
        busy={busy}
        busyLabel={t.googleBusy}
        onClick={() => void press()}
      >
        <GoogleMark />
        <span>{t.google}</span>
      </Button>
      <Or>{t.or}</Or>
    </>
  );
}
