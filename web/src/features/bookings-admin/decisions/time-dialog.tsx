/**
 * Confirming a request and moving a session: a day from today on and one of the hourly times. A conflict stays in the
 * dialog and offers the free times the server named; one press takes one over into the fields.
 */
import {
  confirmBooking,
  moveBooking,
  type BookingChangedWithMeeting,
} from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { CONFIRM_TIMES } from '@tulia/domain/slot/opening-hours';
import { isDate, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { differsFromPractice, formatClocks } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { useCopy } from '../../../copy/use-copy';
import { useContractForm } from '../../../live/use-contract-form';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { Conflict } from './conflict';
import { bothClocks, practiceMoment } from '../../../booking-views/moments';
import { problemText } from '../meeting/problem-text';
import { refusalText } from '../refusal-text';
import { presetTime, timeProblem } from './session-time';

export interface TimeDialogProps {
  booking: Booking;
  mode: 'confirm' | 'move';
  onClose: () => void;
}

export function TimeDialog({ booking, mode, onClose }: TimeDialogProps) {
  const { t, lang } = useCopy(adminDecisionsCopy);
  const [openedAt] = useState(() => Date.now());
  const { id: bookingId, version } = booking;
  const confirming = mode === 'confirm';

  /** The meeting is a promise of its own: what is said depends on how far it got. */
  const meetingText = ({ meeting, problem }: BookingChangedWithMeeting): string => {
    if (meeting === 'ready') return confirming ? t.confirmedText : t.movedText;
    return problem === null
      ? t.confirmedMeetingSoon
      : t.confirmedNoMeeting(problemText(problem, lang));
  };
  const form = useContractForm(confirming ? confirmBooking : moveBooking, {
    defaultValues: presetTime(booking, openedAt),
    // The version on screen: a change that came while the dialog stood open is one the person has seen.
    inputOf: ({ date, time }) => ({ bookingId, version, date, time }),
    alsoCheck: (chosen): Record<string, string> => {
      const problem = timeProblem(chosen, Date.now());
      return problem === null ? {} : { date: problem };
    },
    say: (reason) => (reason === 'past' ? t.past : t.missingText),
    onInvalid: ({ date }) => {
      const title = date === 'past' ? t.error : t.missingTitle;
      const description = date === 'past' ? t.past : t.missingText;
      toast({ variant: 'destructive', title, description });
    },
    failed: t.error,
    sentence: (refusal) => (refusal.is('internal') ? t.confirmFailed : refusalText(refusal, lang)),
    onDone: (done) => {
      toast({ title: confirming ? t.confirmed : t.moved, description: meetingText(done) });
      onClose();
    },
  });
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] });
  const startsAt = isDate(date) && time !== '' ? toInstant(date, time) : null;
  const { busy, refusal, forget } = form.action;

  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      title={confirming ? t.confirmTitle : t.moveTitle}
      description={
        <>
          <strong>{booking.clientName}</strong>, {booking.referenceNumber}.{' '}
          {confirming
            ? t.askedFor(bothClocks(booking.startsAt, booking.timezone, lang))
            : t.nowAt(practiceMoment(booking.startsAt, lang))}
        </>
      }
      texts={{
        close: t.close,
        back: t.back,
        send: confirming ? t.confirmButton : t.moveButton,
        sending: confirming ? t.confirmBusy : t.moveBusy,
      }}
    >
      <TextField
        label={confirming ? t.date : t.newDate}
        type="date"
        min={toWallTime(openedAt).date}
        {...form.field('date')}
      />
      <Select
        label={t.time}
        hint={
          startsAt !== null && differsFromPractice(startsAt, booking.timezone)
            ? `${t.timeHint}. ${t.clientClock(formatClocks(startsAt, lang, booking.timezone))}`
            : t.timeHint
        }
        {...form.field('time')}
      >
        {CONFIRM_TIMES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      {refusal !== null && (
        <Conflict
          refusal={refusal}
          onTake={(free) => {
            form.change('date', free.date);
            form.change('time', free.time);
            forget();
          }}
        />
      )}
    </FormDialog>
  );
}
