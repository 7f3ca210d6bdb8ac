/** Confirms a request or moves a session. When the time is refused, the dialog offers the server's free times. */
import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import { confirmBooking, moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { BookingDialogProps } from '../board/board-context';
import { isDate, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { differsFromPractice, formatClocks, formatMoment } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { presentInstant } from '../../../platform/hooks/clock';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { freeTimesOf } from '../../../shared/bookings/free-times';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { moveSeries } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { Banner } from '../../../ui/banner';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { toast } from '../../../ui/toast-store';
import { Conflict } from './conflict';
import { knownZone, practiceMoment } from '../../../shared/views/moments';
import { clashText, refusalText } from '../board/refusal-text';
import { presetTime, timeProblem, type SessionTime } from './session-time';
import { LaterToo } from './later-too';
import { useLaterOf } from './use-later-of';
import { TimeChoice } from './time-choice';
import { useMarkedTimes } from './use-marked-times';
import { useTellDecision } from './use-tell-decision';

interface TimeDialogProps extends BookingDialogProps {
  mode: 'confirm' | 'move';
  /** a time that staff have already chosen */
  target?: SessionTime | undefined;
}

export function TimeDialog({ booking, mode, target, notice, onClose }: TimeDialogProps) {
  const { t, common, lang } = useTexts(adminDecisionsTexts);
  const [openedAt] = useState(presentInstant);
  const { id: bookingId, version } = booking;
  const confirming = mode === 'confirm';
  const title = confirming ? t.confirmTitle : t.moveTitle;

  const people = usePractitioners().filter(({ id }) => id === booking.practitionerId);
  const openingHours = openingHoursOfAll(people);

  const tell = useTellDecision(mode);
  const form = useContractForm(confirming ? confirmBooking : moveBooking, {
    defaultValues: target ?? presetTime(booking, openingHours, openedAt),
    // The version on screen: staff see a change by others before they can act on it.
    inputOf: ({ date, time }) => ({ bookingId, version, date, time }),
    alsoCheck: (chosen): Record<string, string> => {
      const problem = timeProblem(chosen, openingHours, presentInstant());
      return problem === null ? {} : { date: problem };
    },
    say: (reason) => (reason === 'past' ? t.past : t.missingText),
    onInvalid: ({ date }) => {
      const [problem, description] =
        date === 'past' ? [common.error, t.past] : [t.missingTitle, t.missingText];
      toast({ variant: 'destructive', title: problem, description });
    },
    failed: common.error,
    // The dialog itself shows the free times.
    onRefused: (refusal) => freeTimesOf(refusal) !== null,
    sentence: (refusal) => (refusal.is('internal') ? t.confirmFailed : refusalText(refusal, lang)),
    onDone: (done) => {
      onClose();
      tell(bookingId, done);
    },
  });
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] });
  const startsAt = isDate(date) && time !== '' ? toInstant(date, time) : null;
  const { serviceId, status, holdExpiresAt, startsAt: from, endsAt } = booking;
  const holds = status === 'confirmed' || (holdExpiresAt ?? 0) > openedAt;
  const minutes = booking.service.durationMinutes;
  const own = holds ? { startsAt: from, endsAt } : null;
  const wanted = { people, serviceId, date, minutes, own };
  const series = useLaterOf(booking);
  const isTogether = !confirming && series.isAll;
  const all = useAction(moveSeries, {
    failed: common.error,
    sentence: refusalText,
    onRefused: (refusal) => refusal.is('times-unavailable'),
    done: () => ({ title: t.moved, description: t.movedTogether(series.together.length) }),
    onDone: onClose,
  });
  const busy = form.action.busy || all.busy;
  const times = useMarkedTimes(wanted, openedAt, busy);

  return (
    <FormDialog
      onSubmit={
        isTogether
          ? (event) => {
              event.preventDefault();
              void all.run({ sessions: series.seen, date, time });
            }
          : form.submit
      }
      busy={busy}
      onClose={onClose}
      title={title}
      description={
        <>
          <strong>{booking.clientName}</strong>
          <span>{`, ${booking.referenceNumber}. ${
            confirming
              ? t.askedFor(formatMoment(booking.startsAt, lang, knownZone(booking.timezone)))
              : t.nowAt(practiceMoment(booking.startsAt, lang))
          }`}</span>
        </>
      }
      texts={{
        close: common.close,
        back: common.back,
        send: title,
        sending: confirming ? t.confirmBusy : t.moveBusy,
      }}
    >
      {notice}
      <TimeChoice
        value={{ date, time }}
        today={toWallTime(openedAt).date}
        people={people}
        times={times}
        labels={{ day: confirming ? t.date : t.newDate, time: t.time }}
        hint={
          startsAt !== null && differsFromPractice(startsAt, booking.timezone)
            ? `${t.timeHint}. ${t.clientClock(formatClocks(startsAt, lang, booking.timezone))}`
            : t.timeHint
        }
        errors={{ date: form.problem('date'), time: form.problem('time') }}
        onChange={form.change}
      />
      {!confirming && <p>{booking.clientEmail === '' ? t.tellYourself : t.moveNotice}</p>}
      {!confirming && <LaterToo series={series} />}
      {all.refusal?.is('times-unavailable') === true ? (
        <Banner tone="danger">
          <p>{t.notMoved}</p>
          <ul>
            {all.refusal.details.clashes.map((clash) => (
              <li key={`${clash.date} ${clash.time}`}>{clashText(clash, lang)}</li>
            ))}
          </ul>
        </Banner>
      ) : (
        <Conflict form={form} />
      )}
    </FormDialog>
  );
}
