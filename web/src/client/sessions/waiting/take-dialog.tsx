import type { Booking } from '@tulia/domain/booking/booking';
import type { Offer, Wait } from '@tulia/domain/booking/waiting/wait';
import { answerOffer } from '@tulia/domain/calls/bookings/waiting';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { useSession } from '../../../platform/session/session';
import { TextField } from '../../../ui/fields/text-field';
import { useOwnProfile } from '../../account/use-own-profile';
import { agreedVersions, ConsentForm, NO_TICKS } from '../../booking/policies/consent-form';
import { bookingTexts } from '../../booking/texts/booking';
import { bookingSentence } from '../../booking/values/form-problems';
import { waitingTexts } from './texts';

/** Takes the offered time for an additional session: contact details, and the texts to agree to. */
export default function TakeDialog({
  wait,
  offer,
  moment,
  latest,
  onClose,
}: {
  wait: Wait;
  offer: Offer;
  moment: string;
  /** the client's last booking, whose contact is filled in */
  latest: Booking | undefined;
  onClose: () => void;
}) {
  const { t, lang } = useTexts(waitingTexts);
  const { t: booking } = useTexts(bookingTexts);
  const { user } = useSession();
  const profile = useOwnProfile(user?.uid ?? null).data;
  const known = {
    fullName: latest?.clientName ?? user?.displayName ?? '',
    phone: profile?.profile.phone ?? latest?.clientPhone ?? '',
    ...NO_TICKS,
  };
  const form = useContractForm(answerOffer, {
    defaultValues: known,
    values: known,
    inputOf: ({ fullName, phone, ...ticks }) => ({
      waitId: wait.id,
      offerId: offer.id,
      answer: 'take',
      session: null,
      request: {
        fullName,
        phone,
        timezone: wait.timezone,
        language: lang,
        consent: agreedVersions(ticks, 'adult'),
      },
    }),
    fieldOf: (path) => path.replace(/^request\./, ''),
    say: (reason, field) => bookingSentence(reason, field, booking),
    failed: t.answerFailed,
    done: () => ({ title: t.taken, description: t.takenText }),
    onDone: onClose,
  });
  const ticks = useWatch({ control: form.control });
  return (
    <ConsentForm
      form={form}
      ticks={ticks}
      ageBand="adult"
      title={t.take}
      description={moment}
      send={t.take}
      onClose={onClose}
    >
      <TextField label={t.name} autoComplete="name" {...form.field('fullName')} />
      <TextField label={booking.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
    </ConsentForm>
  );
}
