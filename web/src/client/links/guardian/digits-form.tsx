import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { showGuardianLink, type GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import { useState } from 'react';
import { guardianTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { refusalSentence } from '../../../platform/language/refusals';
import { useAction } from '../../../platform/live/use-action';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';

/** The answer to the link, and the digits that the guardian typed; empty when the link asks for none. */
export interface Proved {
  view: GuardianView;
  pay: GuardianPay;
  digits: string;
}

/** Asks for the last digits of the guardian's phone number: a link that staff handed over may have been passed on. */
export function DigitsForm({
  token,
  onProved,
}: {
  token: string;
  onProved: (proved: Proved) => void;
}) {
  const { t, lang } = useTexts(guardianTexts);
  const [digits, setDigits] = useState('');
  const { run, busy, refusal } = useAction(showGuardianLink, {
    onDone: ({ view, pay }, { digits: by }) => view !== null && onProved({ view, pay, digits: by }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 4) void run({ token, digits });
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
            {t.go}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
