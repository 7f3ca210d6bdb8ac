import { giveConsent } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { Booking } from '@tulia/domain/booking/booking';
import { useWatch } from 'react-hook-form';
import { agreedVersions, ConsentForm, NO_TICKS } from '../../booking/policies/consent-form';
import { consentRequestTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';

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
    defaultValues: NO_TICKS,
    inputOf: (ticks) => ({ bookingId, ...agreedVersions(ticks, ageBand), language: lang }),
    say: () => undefined,
    failed: common.error,
    done: () => ({ title: t.done, description: t.doneText }),
    onDone: onClose,
  });
  const ticks = useWatch({ control: form.control });
  return (
    <ConsentForm
      form={form}
      ticks={ticks}
      ageBand={ageBand}
      title={t.title}
      description={t.text(booking.referenceNumber)}
      send={t.agree}
      onClose={onClose}
    />
  );
}
