/**
 * The login dialog (specification sections 2 and 4): login, signup and reset in one form. Closing it clears all fields.
 * A login closes it and opens the redirect target. A sign-up or a reset request returns to login and says that an email
 * was sent.
 */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Cluster } from '../../ui/layout';
import { currentSession } from '../../platform/session/session-store';
import { AuthForm } from './auth-form';
import type { AuthMode } from './credential-schemas';
import { GoogleButton } from './google-button';
import { landing } from './landing';
import type { SentMail } from './account-entry';
import { MailSent } from './mail-sent';
import { REDIRECT_DEFAULTS, redirectTarget } from './redirect-target';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** the page after a login; without one of our pages, clients go to /booking and staff to their own */
  redirectTo?: string | undefined;
}

export function AuthDialog({ open, onOpenChange, redirectTo }: AuthDialogProps) {
  const { t, common } = useTexts(authTexts);
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentMail | null>(null);
  const [mode, setMode] = useState<AuthMode>('login');
  /** the person changed the mode in the open dialog, so the focus must move to the new form */
  const [turned, setTurned] = useState(false);
  const asked = redirectTarget(redirectTo ?? null, '') || null;
  const target = asked ?? REDIRECT_DEFAULTS.dialog;

  const change = (next: boolean) => {
    if (!next) {
      setEmail('');
      setSent(null);
      setMode('login');
      setTurned(false);
    }
    onOpenChange(next);
  };
  const turnTo = (next: AuthMode) => {
    setMode(next);
    setTurned(true);
  };
  const done = (to: string) => {
    if (mode === 'login') {
      enter();
      return;
    }
    setSent({ kind: mode, email: to });
    setEmail(to);
    turnTo('login');
  };
  const enter = () => {
    change(false);
    const { role } = currentSession();
    void navigate(landing(role ?? 'client', asked, target), { replace: true });
  };

  const texts = {
    login: { title: common.logIn, description: t.loginDescription, submit: t.signIn },
    signup: { title: common.signUp, description: t.signupDescription, submit: common.signUp },
    reset: { title: t.resetTitle, description: t.resetDescription, submit: t.sendLink },
  }[mode];
  const ways: Record<AuthMode, [AuthMode, string][]> = {
    login: [
      ['reset', t.toReset],
      ['signup', t.toSignup],
    ],
    signup: [['login', t.toLogin]],
    reset: [['login', t.backToLogin]],
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={texts.title}
      description={texts.description}
      closeLabel={common.close}
    >
      {sent !== null && mode === 'login' && (
        <MailSent sent={sent} target={target} onAnother={() => turnTo(sent.kind)} />
      )}
      {mode !== 'reset' && <GoogleButton target={target} onDone={enter} />}
      <AuthForm
        key={mode}
        mode={mode}
        autoFocus={turned}
        email={email}
        onEmail={setEmail}
        target={target}
        submitLabel={texts.submit}
        onDone={done}
      />
      <Cluster $justify="space-between">
        {ways[mode].map(([next, label]) => (
          <Button key={next} variant="quiet" size="sm" onClick={() => turnTo(next)}>
            {label}
          </Button>
        ))}
      </Cluster>
    </Dialog>
  );
}
