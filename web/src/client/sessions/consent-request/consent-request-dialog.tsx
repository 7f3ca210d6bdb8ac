import { giveConsent } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { Booking } from '@tulia/domain/booking/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { useWatch } from 'react-hook-form';
import { ConsentTabs } from '../../booking/policies/consent-tabs';
import { consentRequestTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Checkbox } from '../../../ui/fields/checkbox';
import { FormDialog } from '../../../ui/dialogs/form-dialog';

export default function ConsentRequestDialog({
  booking,
  onClose,
}: {
  booking: Booking;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(consentRequestTexts);
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
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      ready={privacy === true && agreement === true}
      onClose={onClose}
      wide
      title={t.title}
      description={t.text(booking.referenceNumber)}
      texts={{ back: common.cancel, send: t.agree, sending: common.sending }}
    >
      <ConsentTabs label={t.texts} forms={['privacy', ageBand]} />
      <Checkbox label={t.agreePrivacy} {...form.field('privacy')} />
      <Checkbox
        label={ageBand === 'adolescent' ? t.agreeGuardian : t.agreeAgreement}
        {...form.field('agreement')}
      />
    </FormDialog>
  );
}
