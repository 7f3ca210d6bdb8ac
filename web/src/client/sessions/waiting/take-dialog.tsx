import type { Booking } from '@tulia/domain/booking/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Offer, Wait } from '@tulia/domain/booking/waiting/wait';
import { answerOffer } from '@tulia/domain/calls/bookings/waiting';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { useSession } from '../../../platform/session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';
import { useOwnProfile } from '../../account/use-own-profile';
import { ConsentTabs } from '../../booking/policies/consent-tabs';
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
  const { t, common, lang } = useTexts(waitingTexts);
  const { t: booking } = useTexts(bookingTexts);
  const { user } = useSession();
  const profile = useOwnProfile(user?.uid ?? null).data;
  const formId = useId();
  const known = {
    fullName: latest?.clientName ?? user?.displayName ?? '',
    phone: profile?.profile.phone ?? latest?.clientPhone ?? '',
    privacy: false,
    agreement: false,
  };
  const form = useContractForm(answerOffer, {
    defaultValues: known,
    values: known,
    inputOf: ({ fullName, phone, privacy, agreement }) => ({
      waitId: wait.id,
      offerId: offer.id,
      answer: 'take',
      version: null,
      stays: false,
      request: {
        fullName,
        phone,
        timezone: wait.timezone,
        language: lang,
        // The version names the text that the client agreed to; it is empty without the tick.
        privacyVersion: privacy ? CONSENT_VERSIONS.privacy : '',
        agreementVersion: agreement ? CONSENT_VERSIONS.adult : '',
      },
    }),
    fieldOf: (path) => path.replace(/^request\./, ''),
    say: (reason, field) => bookingSentence(reason, field, booking),
    failed: t.answerFailed,
    done: () => ({ title: t.taken, description: t.takenText }),
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
      title={t.takeTitle}
      description={moment}
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
            {t.take}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <Stack>
          <TextField label={t.name} autoComplete="name" {...form.field('fullName')} />
          <TextField label={t.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
          <ConsentTabs label={t.texts} forms={['privacy', 'adult']} />
          <Checkbox label={t.agreePrivacy} {...form.field('privacy')} />
          <Checkbox label={t.agreeConsent} {...form.field('agreement')} />
        </Stack>
      </form>
    </Dialog>
  );
}
