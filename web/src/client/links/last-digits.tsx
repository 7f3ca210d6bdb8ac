import type { Refusal } from '@tulia/domain/refusal';
import { useState } from 'react';
import { refusalSentence } from '../../platform/language/refusals';
import { useLanguage } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';

/** Asks for the last four digits of the person's phone number: a link may have come to somebody else. */
export function LastDigits({
  texts: t,
  busy,
  refusal,
  onDigits,
  children,
}: {
  texts: Record<'digits' | 'digitsHint' | 'checking' | 'go', string>;
  busy: boolean;
  refusal: Refusal | null;
  onDigits: (digits: string) => unknown;
  children?: Elements;
}) {
  const language = useLanguage();
  const [digits, setDigits] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 4) void onDigits(digits);
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
          error={refusal === null ? undefined : refusalSentence(refusal, language)}
          onChange={(event) => setDigits(event.target.value.replace(/\D/g, ''))}
        />
        <div>
          <Button type="submit" disabled={digits.length < 4} busy={busy} busyLabel={t.checking}>
            {t.go}
          </Button>
        </div>
        {children}
      </Stack>
    </form>
  );
}
