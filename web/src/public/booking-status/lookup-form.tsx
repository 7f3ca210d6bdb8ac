import { parseReferenceNumber } from '@tulia/domain/booking/reference-number';
import { useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { publicBookingStatusTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { ReachUs } from '../../shared/views/reach-us';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { above, space } from '../../ui/tokens';
import { OnlyWithoutScript } from '../../ui/layout';

const Form = styled.form`
  display: grid;
  gap: ${space.md};
  align-items: start;
  @media ${above.md} {
    grid-template-columns: minmax(0, 26rem) auto;
  }
  @media (scripting: none) {
    display: none;
  }
  input {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

const Submit = styled.div`
  @media ${above.md} {
    padding-top: 1.85rem;
  }
`;

/** Accepts any case, spaces, dashes and look-alike letters; hands on the number as it is stored. */
export function LookupForm({ onReference }: { onReference: (reference: string | null) => void }) {
  const { t } = useTexts(publicBookingStatusTexts);
  const [problem, setProblem] = useState<'required' | 'malformed' | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const reference = parseReferenceNumber(input.value);
    onReference(reference);
    setProblem(reference !== null ? null : input.value.trim() === '' ? 'required' : 'malformed');
    if (reference === null) input.focus();
    else input.value = reference;
  }

  return (
    <>
      <Form onSubmit={submit} noValidate role="search">
        <TextField
          ref={field}
          label={t.reference}
          hint={t.referenceHint}
          error={problem === null ? undefined : t[problem]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Submit>
          <Button type="submit">{t.check}</Button>
        </Submit>
      </Form>
      <OnlyWithoutScript>
        {t.withoutScript} <ReachUs all />
      </OnlyWithoutScript>
    </>
  );
}
