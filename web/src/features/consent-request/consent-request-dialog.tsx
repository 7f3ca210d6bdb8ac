import { giveConsent } from '@tulia/domain/calls/book-on-behalf';
import type { Booking } from '@tulia/domain/records/booking';
import { CONSENT_TEXTS } from '@tulia/domain/wording/consent/texts';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent-versions';
import type { PolicyText } from '@tulia/domain/wording/consent/policy-text';
import { useState } from 'react';
import { consentRequestCopy } from '../../copy/booking/consent-request';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { usePractice } from '../../data/practice';
import { useCall } from '../../live/use-call';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog } from '../../ui/dialogs/dialog';
import { H3 } from '../../ui/heading';
import { Prose, Stack } from '../../ui/layout';
import { Tabs } from '../../ui/tabs';
import { toast } from '../../ui/toast-store';

/** Both texts in force, and the two ticks. */
export default function ConsentRequestDialog({
  booking,
  onClose,
}: {
  booking: Booking;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(consentRequestCopy);
  const practice = usePractice();
  const [agreed, setAgreed] = useState({ privacy: false, agreement: false });
  const { busy, send } = useCall(giveConsent);
  const { ageBand } = booking;
  const agree = async () => {
    const answer = await send({
      bookingId: booking.id,
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS[ageBand],
      language: lang,
    });
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.done, description: t.doneText });
      onClose();
    } else {
      const description = refusalSentence(answer.refused, lang);
      toast({ variant: 'destructive', title: t.error, description });
    }
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      closable={!busy}
      title={t.title}
      description={t.text(booking.referenceNumber)}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            disabled={!agreed.privacy || !agreed.agreement}
            busy={busy}
            busyLabel={t.sending}
            onClick={() => void agree()}
          >
            {t.agree}
          </Button>
        </>
      }
    >
      <Tabs
        label={t.texts}
        items={[
          {
            value: 'privacy',
            label: t.privacy,
            content: <Words text={CONSENT_TEXTS.privacy[lang](practice)} />,
          },
          {
            value: 'agreement',
            label: t.agreement,
            content: <Words text={CONSENT_TEXTS[ageBand][lang](practice)} />,
          },
        ]}
      />
      <Checkbox
        label={t.agreePrivacy}
        checked={agreed.privacy}
        onChange={({ target }) => setAgreed({ ...agreed, privacy: target.checked })}
      />
      <Checkbox
        label={ageBand === 'adolescent' ? t.agreeGuardian : t.agreeAgreement}
        checked={agreed.agreement}
        onChange={({ target }) => setAgreed({ ...agreed, agreement: target.checked })}
      />
    </Dialog>
  );
}

function Words({ text }: { text: PolicyText }) {
  return (
    <Stack>
      <Prose>
        <p>{text.intro}</p>
        {text.sections.map(({ heading, paragraphs = [], points = [] }) => (
          <section key={heading}>
            <H3>{heading}</H3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Prose>
    </Stack>
  );
}
