import type { BodyOf, CallContract, CallName } from '@tulia/domain/calls/call';
import type { Refusal } from '@tulia/domain/refusal';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { problemSentence } from '../../parts/texts/editor';
import { connectionsTexts } from './texts/connections';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction, type ActionOptions } from '../../../platform/live/use-action';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { ReauthenticateDialog } from '../../../shared/views/reauthenticate-dialog';

/** Why a service was not connected, in words. */
export function connectSentence(refusal: Refusal, lang: Language): string {
  const { failures } = connectionsTexts[lang];
  const known = refusal.is('connection-failed') ? failures[refusal.details.reason] : undefined;
  return known ?? refusalSentence(refusal, lang);
}

/** Asks for the password when the last sign-in is too long ago. */
function useProofDialog<Body>() {
  const { t } = useTexts(connectionsTexts);
  const [waiting, setWaiting] = useState<{ body: Body } | null>(null);
  const asksFor = (refusal: Refusal, body: Body): boolean => {
    if (!refusal.is('recent-login-required')) return false;
    setWaiting({ body });
    return true;
  };
  const draw = (repeat: (body: Body) => unknown) =>
    waiting && (
      <ReauthenticateDialog
        why={t.prove}
        onClose={() => setWaiting(null)}
        onDone={() => {
          setWaiting(null);
          repeat(waiting.body);
        }}
      />
    );
  return { asksFor, draw };
}

/** `useAction` for what needs a sign-in of this moment. Render `dialog`. */
export function useOwnerAction<Name extends string, Input, Output>(
  contract: CallName<Name, Input, Output>,
  options: ActionOptions<Input, Output>,
) {
  const { asksFor, draw } = useProofDialog<BodyOf<Input>>();
  const own = { sentence: connectSentence, ...options, onRefused: asksFor };
  const action = useAction(contract, own);
  return { ...action, dialog: draw(action.run) };
}

/** `useContractForm` for what needs a sign-in of this moment. Render `dialog` outside the form. */
export function useOwnerForm<Values extends FieldValues, Input, Output>(
  contract: CallContract<string, Input, Output>,
  {
    problems,
    ...options
  }: Omit<Parameters<typeof useContractForm<Values, Input, Output>>[1], 'say'> & {
    /** sentences of this form by reason code, before those of every connection and of every form */
    problems: Readonly<Record<string, string>>;
  },
) {
  const { t, lang } = useTexts(connectionsTexts);
  const known: Readonly<Record<string, string>> = { ...t.failures, ...problems };
  const say = (reason: string) => known[reason] ?? problemSentence(reason, lang);
  const { asksFor, draw } = useProofDialog<BodyOf<Input>>();
  const own = { sentence: connectSentence, ...options, say, onRefused: asksFor };
  const form = useContractForm(contract, own);
  return { ...form, dialog: draw(form.action.run) };
}
