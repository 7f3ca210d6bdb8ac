import type { AgeBand } from '@tulia/domain/person/age-band';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { lazy, memo, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingCopy } from '../../../copy/booking/booking';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import type { ReadTexts } from './booking-draft';
import { consentForm, type BookingValues } from './booking-values';
import { useBookingProblems } from './form-problems';
import { Part } from './form-part';

const PrivacyDialog = lazy(() =>
  import('../policies/policy-dialogs').then((module) => ({ default: module.PrivacyDialog })),
);
const ConsentDialog = lazy(() =>
  import('../policies/policy-dialogs').then((module) => ({ default: module.ConsentDialog })),
);

/**
 * The two checkboxes. Each stays locked until its text has been opened; pressing a locked one says so (specification
 * section 5). The consent form to be read is the one of the chosen age.
 */
export const Agreements = memo(function Agreements({
  practice,
  read,
  onRead,
}: {
  practice: PracticeSettings;
  read: ReadTexts;
  onRead: (text: keyof ReadTexts) => void;
}) {
  const { t } = useCopy(bookingCopy);
  const { register, control } = useFormContext<BookingValues>();
  const problem = useBookingProblems();
  const ageBand = useWatch({ control, name: 'ageBand' });
  const [open, setOpen] = useState<'privacy' | 'consent' | null>(null);
  const [form, setForm] = useState<AgeBand>('adult');
  const wanted = consentForm(ageBand);
  const consentRead = read[wanted];

  const show = (band: AgeBand) => {
    setForm(band);
    onRead(band);
  };
  const refuse = (title: string, description: string) => () =>
    toast({ variant: 'destructive', title, description });

  return (
    <Part title={t.agreements}>
      <Stack $gap="xs" data-field="consentPrivacy">
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onRead('privacy');
              setOpen('privacy');
            }}
          >
            {t.readPrivacy}
          </Button>
        </div>
        <Checkbox
          label={t.agreePrivacy}
          hint={read.privacy ? undefined : t.readFirst}
          error={problem('consentPrivacy')}
          locked={!read.privacy}
          onLockedPress={refuse(t.policyRequired, t.policyRequiredText)}
          {...register('consentPrivacy')}
        />
      </Stack>
      <Stack $gap="xs" data-field="consentRefund">
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              show(wanted);
              setOpen('consent');
            }}
          >
            {t.readConsent}
          </Button>
        </div>
        <Checkbox
          label={t.agreeConsent}
          hint={consentRead ? undefined : t.readFirst}
          error={problem('consentRefund')}
          locked={!consentRead}
          onLockedPress={refuse(t.agreementRequired, t.agreementRequiredText)}
          {...register('consentRefund')}
        />
      </Stack>
      <Suspense fallback={null}>
        {open === 'privacy' && (
          <PrivacyDialog
            practice={practice}
            open
            onOpenChange={(next) => setOpen(next ? 'privacy' : null)}
          />
        )}
        {open === 'consent' && (
          <ConsentDialog
            practice={practice}
            open
            onOpenChange={(next) => setOpen(next ? 'consent' : null)}
            form={form}
            onForm={show}
          />
        )}
      </Suspense>
    </Part>
  );
});
