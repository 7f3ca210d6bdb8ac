import { giveConsent } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { Booking } from '@tulia/domain/booking/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ConsentTabs } from '../../booking/policies/consent-tabs';
import { consentRequestTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Dialog } from '../../../ui/dialogs/dialog';

export default function ConsentRequestDialog({
  booking,
  onClose,
}: {
  booking: Booking;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(consentRequestTexts);
  const formId = useId();
  const { id: bookingId, ageBand } = booking;
  const form = useContractForm(giveConsent, {
    defaultValues: { privacy: false, agreement: false },
    // The version names the text that the client agreed to; it is empty without the tick.
    inputOf: ({ privacy, agreement }) => ({
      bookingId,
      privacyVersion: privacy ? CONSENT_VERSIONS.privacy : '',
      agreementVersion: agreement ? CONSENT_VERSIONS[ageBand] : '',
      language: lang,
    }),
    say: () => undefined,
    failed: common.error,
    done: () => ({ title: t.done, description: t.doneText }),
    onDone: onClose,
  });
  const { privacy, agreement } = useWatch({ control: form.control });
  const { busy } = form.action;
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
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={privacy !== true || agreement !== true}
            busy={busy}
            busyLabel={common.sending}
          >
            {t.agree}
          </Button>
        </>
      }
    >
      <ConsentTabs label={t.texts} forms={['privacy', ageBand]} />
      <form id={formId} noValidate onSubmit={form.submit}>
        <Checkbox label={t.agreePrivacy} {...form.field('privacy')} />
        <Checkbox
          label={ageBand === 'adolescent' ? t.agreeGuardian : t.agreeAgreement}
          {...form.field('agreement')}
        />
      </form>
    </Dialog>
  );
}
