import { useState } from 'react';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { proveEmail } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { WaysToTalk } from '../../../shared/views/ways-to-talk';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Soft, Stack } from '../../../ui/layout';
import { EmptyState } from '../../../ui/states';
import { isLinkOver } from '../link-state';
import { proveEmailTexts } from './prove-email-texts';

/** `email.{clientId}.{token}`: a link about an address, not about a session. */
export function emailLinkOf(token: string): { clientId: string; token: string } | null {
  const [kind, clientId = '', secret = ''] = token.split('.');
  return kind === 'email' ? { clientId, token: secret } : null;
}

/** Only the pressed button proves the address: mail scanners open links too. */
export function ProveEmail({ link }: { link: { clientId: string; token: string } }) {
  const { t, lang } = useTexts(proveEmailTexts);
  const [digits, setDigits] = useState('');
  const [isDone, setDone] = useState(false);
  const { run, busy, refusal } = useAction(proveEmail, { onDone: () => setDone(true) });
  if (isDone)
    return (
      <Banner tone="success" title={t.done}>
        {t.doneText}
      </Banner>
    );
  if (isLinkOver(refusal))
    return (
      <EmptyState title={t.over} action={<WaysToTalk />}>
        {t.overText}
      </EmptyState>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 4) void run({ ...link, digits });
      }}
    >
      <Stack>
        <TextField
          label={t.digits}
          hint={t.digitsHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={digits}
          error={refusal === null ? undefined : refusalSentence(refusal, lang)}
          onChange={(event) => setDigits(event.target.value.replace(/\D/g, ''))}
        />
        <div>
          <Button type="submit" disabled={digits.length < 4} busy={busy} busyLabel={t.checking}>
            {t.confirm}
          </Button>
        </div>
        <Soft $block>{t.stranger}</Soft>
      </Stack>
    </form>
  );
}
