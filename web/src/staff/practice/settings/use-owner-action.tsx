import type { BodyOf, CallName } from '@tulia/domain/calls/call';
import type { Refusal } from '@tulia/domain/refusal';
import { useState } from 'react';
import { connectionsTexts } from './texts/connections';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction, type ActionOptions } from '../../../platform/live/use-action';
import { ReauthenticateDialog } from '../../../shared/views/reauthenticate-dialog';

/** Why a service was not connected, in words. */
export function connectSentence(refusal: Refusal, lang: Language): string {
  const { failures } = connectionsTexts[lang];
  const known = refusal.is('connection-failed') ? failures[refusal.details.reason] : undefined;
  return known ?? refusalSentence(refusal, lang);
}

/** As `useAction`; asks for the password when the last sign-in is too long ago, and goes on. Render `dialog`. */
export function useOwnerAction<Name extends string, Input, Output>(
  contract: CallName<Name, Input, Output>,
  options: ActionOptions<Input, Output>,
) {
  const { t } = useTexts(connectionsTexts);
  const [waiting, setWaiting] = useState<{ body: BodyOf<Input> } | null>(null);
  const action = useAction(contract, {
    sentence: connectSentence,
    ...options,
    onRefused: (refusal, body) => {
      if (!refusal.is('recent-login-required')) return options.onRefused?.(refusal, body);
      setWaiting({ body });
      return true;
    },
  });
  const dialog = waiting && (
    <ReauthenticateDialog
      why={t.prove}
      onClose={() => setWaiting(null)}
      onDone={() => {
        setWaiting(null);
        void action.run(waiting.body);
      }}
    />
  );
  return { ...action, dialog };
}
