/**
 * The login dialog (specification sections 2 and 4): login, signup and reset, one form. Closing it clears every field; a
 * login closes it and goes to the redirect target; a sign-up or a reset request returns to login, with a toast.
 */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authDialogCopy } from '../../copy/account/auth-dialog';
import { commonCopy } from '../../copy/common';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Cluster } from '../../ui/layout';
import { AuthForm } from './auth-form';
import type { AuthMode } from './form-problems';
import { GoogleButton } from './google-button';
import { REDIRECT_DEFAULTS, redirectTarget } from './redirect-target';
import { useCredentials } from './use-credentials';

export interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** where a login leads; /booking when absent or not one of our pages */
  redirectTo?: string | undefined;
}

export function AuthDialog({ open, onOpenChange, redirectTo }: AuthDialogProps) {
  const { t } = useCopy(authDialogCopy);
  const { t: common } = useCopy(commonCopy);
  const navigate = useNavigate();
  const fields = useCredentials();
  const [mode, setMode] = useState<AuthMode>('login');
  /** the mode was changed within the open dialog, so the focus must be led to the new form */
  const [turned, setTurned] = useState(false);
  const target = redirectTarget(redirectTo ?? null, REDIRECT_DEFAULTS.dialog);

  const change = (next: boolean) => {
    if (!next) {
      fields.clear();
      setMode('login');
      setTurned(false);
    }
    onOpenChange(next);
  };
  const turnTo = (next: AuthMode) => {
    fields.clearPassword();
    setMode(next);
    setTurned(true);
  };
  const done = () => {
    if (mode !== 'login') {
      turnTo('login');
      return;
    }
    enter();
  };
  const enter = () => {
    change(false);
    void navigate(target, { replace: true });
  };

  const texts = {
    login: { title: t.loginTitle, description: t.loginDescription, submit: t.signIn },
    signup: { title: t.signupTitle, description: t.signupDescription, submit: t.signUp },
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
      {mode !== 'reset' && <GoogleButton target={target} onDone={enter} />}
      <AuthForm
        key={mode}
        mode={mode}
        autoFocus={turned}
        fields={fields}
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
