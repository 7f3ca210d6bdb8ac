import { handOverBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookable, type Practitioner } from '@tulia/domain/practice/practitioner';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { presentInstant } from '../../../platform/hooks/clock';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { practiceMoment } from '../../../shared/views/moments';
import { freeTimesOf } from '../../../shared/bookings/free-times';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { Soft } from '../../../ui/layout';
import { useBoard, type BookingDialogProps } from '../board/board-context';
import { isFinal, mailSentence, sentences, tellOfChange } from '../board/mails/tell-of-change';
import { refusalText } from '../board/refusal-text';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { handOverTexts } from './texts/hand-over';
import { problemText } from '../meeting/meeting-view';
import { useMarkedTimes } from './use-marked-times';
import { useOffered } from './use-offered';

/** Gives the booking to a colleague at the same time; says who of them is free. */
export function HandOverDialog({ booking, notice, onClose }: BookingDialogProps) {
  const { t, common, lang } = useTexts(handOverTexts);
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const board = useBoard();
  const mayMove = useOffered(booking).includes('move');
  const { id: bookingId, version, clientName, clientEmail, practitionerId: present } = booking;
  const isSession = booking.status === 'confirmed';
  const people = bookable(usePractitioners(), booking.serviceId).filter(({ id }) => id !== present);
  const nameOf = (id: string) => people.find((each) => each.id === id)?.name ?? '';
  const free = useFree(booking, people);
  const form = useContractForm(handOverBooking, {
    defaultValues: { practitionerId: '' },
    inputOf: ({ practitionerId }) => ({ bookingId, version, practitionerId }),
    say: () => t.chooseColleague,
    failed: common.error,
    // The dialog says itself who is not free.
    onRefused: (refusal) => freeTimesOf(refusal) !== null,
    sentence: (refusal) => refusalText(refusal, lang),
    onDone: (done, { practitionerId }) => {
      onClose();
      const ready = isSession ? 'ready' : done.meeting;
      tellOfChange(
        { bookingId, version: done.version },
        ({ fate, meeting }) => {
          const { state, problem } = meeting ?? { state: done.meeting, problem: done.problem };
          const why =
            problem === null
              ? decisions.meetingSoon
              : decisions.meetingNotReady(problemText(problem, lang));
          const isReady = !isSession || state === 'ready';
          const now = t.nowWith(clientName, nameOf(practitionerId));
          const description = sentences(now, isReady ? '' : why, mailSentence(fate, lang));
          return { title: t.done, description };
        },
        ({ fate, meeting }) => isFinal(fate) && (meeting?.state ?? done.meeting) === ready,
      );
    },
  });
  const practitionerId = useWatch({ control: form.control, name: 'practitionerId' });
  const { busy, refusal } = form.action;
  const isTaken = refusal !== null && freeTimesOf(refusal) !== null;

  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      title={t.title}
      description={
        <>
          <strong>{clientName}</strong>
          <span>{`, ${booking.referenceNumber}, ${practiceMoment(booking.startsAt, lang)}. ${t.isWith(booking.practitioner.name)}`}</span>
        </>
      }
      texts={{
        close: common.close,
        back: common.back,
        send: t.title,
        sending: t.busy,
      }}
      refusal={isTaken ? t.colleagueNotFree(nameOf(practitionerId)) : null}
    >
      {notice}
      {people.length === 0 ? (
        <p>{t.noColleague}</p>
      ) : (
        <RadioGroup
          name="colleague"
          label={t.toWhom}
          error={form.problem('practitionerId')}
          value={practitionerId}
          onValueChange={(id) => {
            form.change('practitionerId', id);
            form.action.forget();
          }}
          options={people.map((person) => ({
            value: person.id,
            label: <Colleague person={person} booking={booking} />,
          }))}
        />
      )}
      {people.length > 0 && free === false && (
        <Banner
          tone="warning"
          action={
            mayMove && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => board.openDialog('move', booking)}
              >
                {decisions.moveTitle}
              </Button>
            )
          }
        >
          {t.nobodyFree}
        </Banner>
      )}
      <p>
        {clientEmail === ''
          ? decisions.tellYourself
          : isSession
            ? t.sessionNotice
            : t.requestNotice}
      </p>
    </FormDialog>
  );
}

type Asked = BookingDialogProps['booking'];

/** Whether one of these people is free at the booking's time; null while that is not known. */
function useFree(booking: Asked, people: readonly Practitioner[]): boolean | null {
  const [openedAt] = useState(presentInstant);
  const { date, time } = toWallTime(booking.startsAt);
  const { serviceId, service } = booking;
  const wanted = { people, serviceId, date, minutes: service.durationMinutes, own: null };
  const { times, isKnown } = useMarkedTimes(wanted, openedAt);
  if (!isKnown) return null;
  return times.find((each) => each.time === time)?.mark === null;
}

function Colleague({ person, booking }: { person: Practitioner; booking: Asked }) {
  const { t } = useTexts(handOverTexts);
  const free = useFree(booking, [person]);
  return (
    <>
      <strong>{person.name}</strong> {free !== null && <Soft>{free ? t.isFree : t.isNotFree}</Soft>}
    </>
  );
}
