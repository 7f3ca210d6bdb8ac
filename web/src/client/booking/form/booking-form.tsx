/**
 * The booking form (specification sections 2, 4 and 5). Data path: fields -> react-hook-form -> problems of the domain,
 * or the 'Your Booking' dialog -> `useSubmitBooking` -> `createBooking` -> `onBooked`. A refusal of the server returns
 * to the form, which keeps its values.
 */
import { foreseenRefusals } from '@tulia/domain/calls/bookings/booking-form';
import { Refusal, type RefusalDetails } from '@tulia/domain/refusal';
import { weeklyStarts, type SeriesStart } from '@tulia/domain/booking/series';
import { DEFAULT_DURATION_MINUTES } from '@tulia/domain/booking/policy';
import { nearestFreeSlots } from '@tulia/domain/slot/free-slots';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { bookingTexts } from '../texts/booking';
import { formOutcomeTexts } from '../texts/form-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { refusalSentence } from '../../../platform/language/refusals';
import { refusalTitle } from '../../../platform/language/unanswered';
import { NOT_CHECKED } from '../../../platform/hooks/schema-resolver';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { warmCalls } from '../../../platform/live/call';
import { freeTimesOf } from '../../../shared/bookings/free-times';
import { knownAge } from '../../../shared/bookings/known-client';
import { usePractice } from '../../../shared/practice/practice';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { Agreements } from './agreements';
import { clearDraft, nothingRead, startingDraft, type ReadTexts } from '../draft/booking-draft';
import type { BookingChoice } from '../../../paths';
import type { SessionUser } from '../../../platform/session/session';
import type { StillAgreed } from '../policies/still-agreed';
import {
  bookingRequest,
  emptyValues,
  isSeriesOffered,
  type BookingValues,
} from '../values/booking-values';
import { BookingSummary } from './booking-summary';
import { ConflictNotice, type Conflict } from '../time/conflict-notice';
import { FormNotices } from './form-notices';
import { bookingFieldOf, bookingSentence, joinedMessages } from '../values/form-problems';
import { DetailParts } from './detail-parts';
import { NoTimesYet, Part } from './form-part';
import { PersonChoice } from './person-choice';
import { Honeypot } from './honeypot';
import { PersonalInformation } from './personal-information';
import { Schedule } from '../time/schedule';
import { SeriesSwitch } from '../series/series-switch';
import { seriesTexts } from '../series/texts';
import { ServiceDetails } from './service-details';
import type { OfferedServices } from '../use-offered-services';
import { useHandOver } from '../hand-over/use-hand-over';
import { useAvailability } from '../time/use-availability';
import { useBookablePeople } from './use-bookable-people';
import { useKeptDraft } from '../draft/use-kept-draft';
import { useKnownDetails, type KnownDetails } from './use-known-details';
import { useNow } from '../../../platform/hooks/use-now';
import { useValidSelection } from './use-valid-selection';
import type { Booked } from '../values/booking-values';
import { WaitButton } from '../waiting/wait-button';
import { useSubmitBooking } from './use-submit-booking';

const RENEW_MS = 30_000;

/** Loads the rules of the form and the views that follow a request. Without them the form sends nothing. */
const loadSchema = () =>
  Promise.all([
    import('../values/booking-contract'),
    import('./confirm-dialog'),
    import('./last-step'),
    import('../success/success-view'),
  ]).then(([module]) => module.bookingSchema);

const ConfirmDialog = lazy(() => import('./confirm-dialog'));
const LastStep = lazy(() => import('./last-step'));

type SeriesClashes = RefusalDetails['times-unavailable']['clashes'];
const NO_CLASHES: SeriesClashes = [];

const nothingAgreed: StillAgreed = {};

/** The texts that the client may tick: opened here, or agreed to before and unchanged. */
const readOrAgreed = (read: ReadTexts, agreed: StillAgreed): ReadTexts => ({
  privacy: read.privacy || agreed.privacy !== undefined,
  adult: read.adult || agreed.adult !== undefined,
  adolescent: read.adolescent || agreed.adolescent !== undefined,
});

/** Loads the code for checking and sending while the client fills in the form. */
function warmSending() {
  warmCalls();
  loadSchema().catch(() => undefined);
}

interface BookingFormProps {
  /** null while signed out, when the practice asks for an account last or not at all */
  user: SessionUser | null;
  /** from the profile and the last booking; empty until they have loaded */
  known: KnownDetails;
  /** number of the pending requests of this client */
  waiting: number;
  /** the texts that the client need not agree to again; undefined while they load */
  agreed: StillAgreed | undefined;
  services: OfferedServices;
  /** from the address */
  choice: BookingChoice;
  /** shown while the email address of the account is not confirmed */
  verifyNotice: ReactNode;
  onBooked: (booked: Booked) => void;
}

export function BookingForm(props: BookingFormProps) {
  const { user, known, services, choice, onBooked } = props;
  const { t, lang } = useTexts(bookingTexts);
  const practice = usePractice();
  const { t: outcome } = useTexts(formOutcomeTexts);
  const { t: schedule } = useTexts(bookingScheduleTexts);
  const { t: seriesText } = useTexts(seriesTexts);
  const [age] = useState(() => knownAge(user?.uid ?? null));
  const [start] = useState(() => startingDraft(user, choice, age ?? ''));
  const [restored, setRestored] = useState(start.restored);
  const [read, setRead] = useState<ReadTexts>(start.read);
  const [review, setReview] = useState<BookingValues | null>(null);
  const [lastStep, setLastStep] = useState<BookingValues | null>(null);
  const [asksAnew, setAsksAnew] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusedDates, setRefusedDates] = useState<SeriesClashes>(NO_CLASHES);
  const [clashCount, setClashCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isKnown = age === 'adult' && !start.restored && user?.displayName !== null;

  const form = useSchemaForm(loadSchema, {
    defaultValues: start.values,
    inputOf: (values) => bookingRequest(values, lang, services.list),
    fieldOf: bookingFieldOf,
    alsoCheck: (values): Record<string, string> => ({ ...foreseenRefusals(values) }),
    say: (reason, field) => bookingSentence(reason, field, t),
  });
  const { control, setValue, getValues, change, problem } = form;
  const [slug, practitioner, date, time, timezone, ageBand, further] = useWatch({
    control,
    name: ['service', 'practitioner', 'date', 'time', 'timezone', 'ageBand', 'further'],
  });

  const now = useNow(RENEW_MS);
  const today = toWallTime(now).date;
  const service = services.list?.find((each) => each.slug === slug);
  const isSeries = further.length > 0 && isSeriesOffered(service, ageBand);
  const minutes = service?.durationMinutes ?? DEFAULT_DURATION_MINUTES;
  const { people, wanted, name: personName } = useBookablePeople(slug, practitioner);
  const availability = useAvailability(service?.slug ?? null, wanted, today, practice);

  const complain = (description: string, title = outcome.errorTitle) =>
    toast({ variant: 'destructive', title, description });
  const refused = (refusal: Refusal) => {
    setReview(null);
    const sentence = refusalSentence(refusal, lang);
    complain(sentence, refusalTitle(refusal, outcome.errorTitle, lang));
    const freeTimes = freeTimesOf(refusal);
    if (freeTimes !== null) {
      setValue('time', '');
      setConflict({ message: sentence, freeTimes });
    } else if (refusal.is('times-unavailable')) {
      setRefusedDates(refusal.details.clashes);
    } else if (refusal.is('invalid-input')) {
      form.refuse(refusal.details.fields);
    } else if (refusal.is('consent-outdated')) {
      setRead(nothingRead);
      setAsksAnew(true);
      setValue('consentPrivacy', false);
      setValue('consentRefund', false);
    }
  };
  useHandOver(form);
  useKnownDetails(form, known, start.restored);
  const { uid, asked } = start;
  const agreed = (asksAnew ? undefined : props.agreed) ?? nothingAgreed;
  const agreedOrRead = useMemo(() => readOrAgreed(read, agreed), [read, agreed]);
  const endDraft = useKeptDraft(form, { uid, asked, read, agreedOrRead, restored: start.restored });
  const submit = useSubmitBooking({
    booked: (answer) => {
      if (!service || !review) return;
      endDraft();
      onBooked({ answer, values: review, service });
    },
    refused,
    unanswered: (refusal) => {
      // The dialog says what to do after a lost connection or a timeout.
      if (refusal.is('internal')) complain(outcome.errorFallback);
    },
  });

  useValidSelection(form, {
    practice,
    services: services.provisional === true ? undefined : services.list,
    people,
    availability,
    read: agreedOrRead,
    today,
    now,
    minutes,
    paused: submit.busy || submit.unknown,
    onLost: ({ date, time, message }) => {
      const near = toInstant(date, time);
      const freeTimes = nearestFreeSlots(availability.diaries, { near, minutes, now });
      setReview(null);
      setConflict({ message, freeTimes });
    },
  });

  const onValid = () => {
    if (user && !user.emailVerified) {
      complain(outcome.unverified);
      document.getElementById('booking-verify')?.focus();
      return;
    }
    if (isSeries && clashCount > 0) {
      complain(seriesText.clashText, seriesText.clashTitle);
      return;
    }
    setConflict(null);
    if (user === null && practice.bookingEntry !== 'guest') setLastStep(getValues());
    else setReview(getValues());
  };
  const onInvalid = (reasons: Readonly<Record<string, string>>) => {
    if (NOT_CHECKED in reasons) {
      complain(refusalSentence(new Refusal('offline'), lang));
      return;
    }
    const description = joinedMessages(reasons, t);
    toast({ variant: 'destructive', title: t.validationTitle, description });
  };
  const changeSeries = ([first, ...later]: SeriesStart[]) => {
    if (first !== undefined) choose(first, later);
  };
  /** The later dates follow the first. */
  const choose = (chosen: SeriesStart, later?: SeriesStart[]) => {
    change('date', chosen.date);
    change('time', chosen.time);
    if (chosen.time !== '')
      change('further', later ?? weeklyStarts(chosen, further.length + 1).slice(1));
  };
  const noteRead = useCallback(
    (text: keyof ReadTexts) => setRead((before) => ({ ...before, [text]: true })),
    [],
  );
  const startAgain = () => {
    clearDraft();
    setRead(nothingRead);
    setRestored(false);
    const { displayName, email } = user ?? { displayName: null, email: '' };
    form.reset({ ...emptyValues, fullName: displayName ?? '', email, phone: known.phone });
  };

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onFocus={warmSending}
        onSubmit={form.submit(onValid, onInvalid)}
      >
        <Stack>
          <FormNotices
            restored={restored}
            onStartAgain={startAgain}
            unknown={submit.unknown}
            verify={user !== null && !user.emailVerified && props.verifyNotice}
          />
          <Honeypot />
          <PersonalInformation account={user} folds={isKnown} />
          {/* The practice must be asked first: there is nothing to fill in or to send. */}
          <Stack hidden={ageBand === 'child'}>
            <ServiceDetails
              services={services.list}
              failed={services.failed}
              onRetry={services.retry}
            />
            {people.length > 1 && <PersonChoice people={people} />}
            <Part title={schedule.heading} name="schedule">
              {conflict && (
                <ConflictNotice
                  conflict={conflict}
                  zone={timezone}
                  onChoose={(chosen) => {
                    changeSeries([chosen, ...further]);
                    setConflict(null);
                    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                  }}
                />
              )}
              {service ? (
                <Schedule
                  key={`${service.slug} ${practitioner}`}
                  availability={availability}
                  minutes={minutes}
                  today={today}
                  now={now}
                  date={date}
                  time={time}
                  zone={timezone}
                  onSlot={(slot) => {
                    choose(slot);
                    setConflict(null);
                  }}
                  onDate={(day) => choose({ date: day, time: '' })}
                  onTime={(chosen) => {
                    choose({ date, time: chosen });
                    setConflict(null);
                  }}
                  onZone={(zone) => setValue('timezone', zone)}
                  dateError={problem('date')}
                  timeError={problem('time')}
                />
              ) : (
                <NoTimesYet problems={[problem('date'), problem('time')]}>
                  {schedule.chooseServiceFirst}
                </NoTimesYet>
              )}
              {service && date !== '' && time !== '' && isSeriesOffered(service, ageBand) && (
                <SeriesSwitch
                  starts={[{ date, time }, ...further]}
                  availability={availability}
                  minutes={minutes}
                  now={now}
                  zone={timezone}
                  refused={refusedDates}
                  onStarts={changeSeries}
                  onClashes={setClashCount}
                />
              )}
            </Part>
            {service && (
              <div>
                <WaitButton
                  service={{ id: service.slug, name: service.name[lang] }}
                  practitionerId={practitioner === '' ? null : practitioner}
                  instead={null}
                />
              </div>
            )}
            <DetailParts service={service} />
            <Agreements
              read={read}
              agreed={agreed}
              waits={isKnown && props.agreed === undefined}
              onRead={noteRead}
            />
            <Stack $gap="sm">
              <BookingSummary service={service} />
              <Button type="submit" size="lg" full>
                {t.submit}
              </Button>
            </Stack>
          </Stack>
        </Stack>
      </form>
      <Suspense fallback={null}>
        {lastStep && <LastStep values={lastStep} onClose={() => setLastStep(null)} />}
        {review && service && (
          <ConfirmDialog
            onClose={() => {
              setReview(null);
              submit.clearTrouble();
            }}
            onConfirm={() => {
              setRefusedDates(NO_CLASHES);
              void submit.send(bookingRequest(review, lang, services.list));
            }}
            busy={submit.busy}
            trouble={submit.trouble}
            values={review}
            service={service}
            person={personName}
            waiting={user === null ? null : props.waiting}
          />
        )}
      </Suspense>
    </FormProvider>
  );
}
