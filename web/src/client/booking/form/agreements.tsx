import type { AgeBand } from '@tulia/domain/person/age-band';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { lazy, memo, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Stack } from '../../../ui/layout';
import { mark, marked } from '../../../ui/marks';
import { toast } from '../../../ui/toast-store';
import type { StillAgreed } from '../policies/still-agreed';
import type { ReadTexts } from '../draft/booking-draft';
import { consentForm, type BookingValues } from '../values/booking-values';
import { useBookingFields } from '../values/form-problems';
import { Part } from './form-part';

const PrivacyDialog = lazy(() =>
  import('../policies/policy-dialogs').then((module) => ({ default: module.PrivacyDialog })),
);
const ConsentDialog = lazy(() =>
  import('../policies/policy-dialogs').then((module) => ({ default: module.ConsentDialog })),
);

/** Hidden until the earlier agreements of a known client are loaded: they decide which boxes are shown. */
const Boxes = styled(Stack)`
  &${marked('waits')} {
    visibility: hidden;
  }
`;

type Text = 'privacy' | 'consent';
const BOXES = { privacy: 'consentPrivacy', consent: 'consentRefund' } as const;

/**
 * The two checkboxes, locked until the client has opened the text (specification section 5). A text that the client has
 * agreed to before and that has not changed needs no tick: the request renews the agreement.
 */
export const Agreements = memo(function Agreements({
  read,
  agreed,
  waits,
  onRead,
}: {
  read: ReadTexts;
  agreed: StillAgreed;
  /** the earlier agreements of a known client are still loading */
  waits: boolean;
  onRead: (text: keyof ReadTexts) => void;
}) {
  const { t, lang } = useTexts(bookingTexts);
  const { control, setValue, getValues, resetField, clearErrors } = useFormContext<BookingValues>();
  const { field, problem } = useBookingFields();
  const [ageBand, privacy, consent] = useWatch({
    control,
    name: ['ageBand', BOXES.privacy, BOXES.consent],
  });
  const ticked = { privacy, consent };
  const [open, setOpen] = useState<Text | null>(null);
  /** the client reads both texts, one after the other */
  const [both, setBoth] = useState(false);
  const [form, setForm] = useState<AgeBand>('adult');
  const wanted = consentForm(ageBand);
  const isRead = { privacy: read.privacy, consent: read[wanted] };
  // A client who has opened a text here still ticks it, even if an earlier agreement loads later.
  const known = {
    privacy: isRead.privacy ? undefined : agreed.privacy,
    consent: isRead.consent || ageBand === '' ? undefined : agreed[wanted],
  };

  useEffect(() => {
    for (const [box, at] of [
      [BOXES.privacy, known.privacy],
      [BOXES.consent, known.consent],
    ] as const)
      if (at !== undefined && !getValues(box)) resetField(box, { defaultValue: true });
  }, [known.privacy, known.consent, getValues, resetField]);

  const show = (band: AgeBand) => {
    setForm(band);
    if (known.consent === undefined) onRead(band);
  };
  const openText = (text: Text) => {
    if (text === 'consent') show(wanted);
    else if (known.privacy === undefined) onRead('privacy');
    setOpen(text);
  };
  const close = () => {
    setOpen(null);
    setBoth(false);
  };
  const agree = (text: Text) => {
    setValue(BOXES[text], true, { shouldDirty: true });
    clearErrors(BOXES[text]);
    if (both && text === 'privacy') openText('consent');
    else close();
  };
  const refuse = (title: string, description: string) => () =>
    toast({ variant: 'destructive', title, description });

  const hintOf = (text: Text) => {
    if (!isRead[text]) return t.readFirst;
    return ticked[text] ? undefined : t.tickNext;
  };
  const ways = {
    privacy: {
      opener: t.readPrivacy,
      label: t.agreePrivacy,
      renewed: t.privacyRenewed,
      refuse: refuse(t.policyRequired, t.policyRequiredText),
    },
    consent: {
      opener: t.readConsent,
      label: t.agreeConsent,
      renewed: t.consentRenewed,
      refuse: refuse(t.agreementRequired, t.agreementRequiredText),
    },
  };
  const drawn = (text: Text): ReactElement | null => {
    const { opener, label, renewed, refuse: onLockedPress } = ways[text];
    const at = known[text];
    return (
      <Stack $gap="xs">
        {at !== undefined && <p>{renewed(formatShortDay(at, lang))}</p>}
        <div>
          <Button
            variant={at === undefined ? 'secondary' : 'quiet'}
            size="sm"
            onClick={() => openText(text)}
          >
            {opener}
          </Button>
        </div>
        <div hidden={at !== undefined}>
          <Checkbox
            label={label}
            hint={hintOf(text)}
            locked={!isRead[text]}
            onLockedPress={onLockedPress}
            {...field(BOXES[text])}
          />
        </div>
      </Stack>
    );
  };
  const isWrong = Object.values(BOXES).some((box) => problem(box) !== undefined);
  const neitherKnown = known.privacy === undefined && known.consent === undefined;

  return (
    <Part title={t.agreements}>
      <Boxes {...mark('agreements')} {...(waits && !isWrong && mark('waits'))}>
        {neitherKnown && ageBand !== '' && (
          <div hidden={privacy && consent}>
            <Button
              variant="secondary"
              onClick={() => {
                setBoth(true);
                openText('privacy');
              }}
            >
              {t.readBoth}
            </Button>
          </div>
        )}
        {drawn('privacy')}
        {drawn('consent')}
      </Boxes>
      <Suspense fallback={null}>
        {open === 'privacy' && (
          <PrivacyDialog
            onClose={close}
            onAgree={known.privacy === undefined ? () => agree('privacy') : undefined}
          />
        )}
        {open === 'consent' && (
          <ConsentDialog
            onClose={close}
            onAgree={
              known.consent === undefined && form === wanted ? () => agree('consent') : undefined
            }
            form={form}
            onForm={show}
          />
        )}
      </Suspense>
    </Part>
  );
});
