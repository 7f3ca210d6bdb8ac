import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { agreeToTexts, sendTextCode, type OwnTexts } from '@tulia/domain/calls/people/text-number';
import { textsConsent } from '@tulia/domain/wording/consent/texts-consent';
import { useState } from 'react';
import { ownTextsTexts } from '../texts/own-texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { usePractice } from '../../../shared/practice/practice';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Stack } from '../../../ui/layout';

/** Each field shows its own problem. */
const onInvalid = () => undefined;

/** Two steps: a code to the number, and the code with the consent. What was typed stays after a refusal. */
export default function ProveNumber({
  phone,
  onDone,
}: {
  phone: string;
  onDone: (own: OwnTexts) => void;
}) {
  const { t, common, lang } = useTexts(ownTextsTexts);
  const [isSent, setSent] = useState(false);
  const consent = textsConsent[lang](usePractice());
  const ask = useContractForm(sendTextCode, {
    defaultValues: { number: phone },
    inputOf: ({ number }) => ({ number, language: lang }),
    say: () => t.numberInvalid,
    onInvalid,
    failed: t.notSent,
    done: (_, asked) => ({ title: t.codeSent(asked.number) }),
    onDone: () => setSent(true),
  });
  const agree = useContractForm(agreeToTexts, {
    defaultValues: { code: '' },
    inputOf: ({ code }) => ({
      code: code.replaceAll(/\D/g, ''),
      language: lang,
      consentVersion: CONSENT_VERSIONS.texts,
    }),
    say: () => t.codeInvalid,
    onInvalid,
    failed: t.failed,
    done: () => ({ title: t.agreed }),
    onDone,
  });
  return (
    <>
      <form noValidate onSubmit={ask.submit}>
        <Stack>
          <TextField
            label={t.number}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            // Another number needs another code.
            {...ask.field('number', { onChange: () => setSent(false) })}
          />
          <Cluster>
            <Button
              type="submit"
              variant={isSent ? 'quiet' : 'primary'}
              busy={ask.action.busy}
              busyLabel={common.sending}
            >
              {isSent ? t.again : t.send}
            </Button>
          </Cluster>
        </Stack>
      </form>
      <strong>{t.read}</strong>
      <p>{consent.intro}</p>
      <ul>
        {consent.sections
          .flatMap(({ points = [] }) => points)
          .map((point) => (
            <li key={point}>{point}</li>
          ))}
      </ul>
      {isSent && (
        <form noValidate onSubmit={agree.submit}>
          <Stack>
            <TextField
              label={t.code}
              hint={t.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...agree.field('code')}
            />
            <Cluster>
              <Button type="submit" busy={agree.action.busy} busyLabel={common.sending}>
                {t.agree}
              </Button>
            </Cluster>
          </Stack>
        </form>
      )}
    </>
  );
}
