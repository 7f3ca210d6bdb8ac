/**
 * Moves a session: the client chooses a day with free times, then a time. When another client was faster, the dialog
 * stays open and offers the free times that the server names.
 */
import type { FreeTime } from '@tulia/domain/refusal';
import { addDays, monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { localeOf, zonePlace } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { bookingScheduleTexts } from '../booking/texts/booking-schedule';
import { nameOfDay } from '../booking/time/day-words';
import { paymentsTexts } from '../../shared/pay/texts';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { FreeTimes } from '../../shared/bookings/free-times';
import { usePractice } from '../../shared/practice/practice';
import { RetryBanner } from '../../shared/views/retry-banner';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Hint } from '../../ui/fields/field';
import { Cluster, Stack } from '../../ui/layout';
import { MonthGrid } from '../../ui/month-grid/month-grid';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Skeleton } from '../../ui/skeleton';
import { useTogether } from './later-sessions';
import { useFreeDays } from './use-free-days';
import { useMoments, useSessionClock } from './use-moments';
import { useMove, type SessionDialogProps } from './use-session-actions';

/** A new part of the dialog gets the focus. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus();

export default function MoveDialog(props: SessionDialogProps) {
  const { session, onClose } = props;
  const { ways, choice } = useTogether(props);
  const { t, common, lang } = useTexts(sessionsTexts);
  const { t: pay } = useTexts(paymentsTexts);
  const { t: schedule } = useTexts(bookingScheduleTexts);
  // A request without a held time gets another time; a session is moved.
  const isRequest = session.status === 'pending';
  const practice = usePractice();
  const moments = useMoments();
  const now = useSessionClock();
  const free = useFreeDays(session, practice, now);
  const today = toWallTime(now).date;
  const [month, setMonth] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [conflict, setConflict] = useState<{ text: string; times: readonly FreeTime[] } | null>(
    null,
  );
  const day = free.days.find((each) => each.date === date);
  const chosen = day?.times.find((each) => each.time === time);

  const { busy, run } = useMove(session, ways, {
    done: onClose,
    conflict: (text, times) => {
      setTime('');
      setConflict({ text, times });
    },
  });
  const move = () => {
    if (chosen) void run({ date, ...chosen });
  };
  const choose = (offer: FreeTime) => {
    setDate(offer.date);
    setTime(offer.time);
    setConflict(null);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={common.close}
      title={isRequest ? pay.chooseTime : t.moveDialog.title}
      description={t.moveDialog.now(moments.full(session.startsAt, session.timezone))}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button busy={busy} busyLabel={t.moveDialog.busy} disabled={!chosen} onClick={move}>
            {isRequest ? pay.chooseTime : t.move}
          </Button>
        </>
      }
    >
      {!isRequest && choice}
      {free.status === 'loading' && <Skeleton label={t.moveDialog.loading} />}
      {free.status === 'error' && (
        <RetryBanner onRetry={free.retry}>{t.moveDialog.loadFailed}</RetryBanner>
      )}
      {free.status === 'ready' && free.days.length === 0 && (
        <Banner>{t.moveDialog.noneFree}</Banner>
      )}
      {conflict && (
        <FreeTimes
          title={conflict.times.length > 0 ? t.moveDialog.taken : conflict.text}
          times={conflict.times}
          moment={(at) => moments.full(at, session.timezone)}
          onTake={choose}
        />
      )}
      {free.status === 'ready' && free.days.length > 0 && (
        <Stack>
          {day === undefined ? (
            <>
              <MonthGrid
                month={month ?? monthOf(free.days[0]?.date ?? today)}
                onMonthChange={setMonth}
                selected={null}
                onSelect={(picked) => {
                  setRefused('');
                  setDate(picked);
                }}
                min={today}
                max={addDays(today, practice.windowDays)}
                today={today}
                locale={localeOf(lang)}
                labels={{ ...schedule, grid: t.moveDialog.day, loading: schedule.loadingDays }}
                refusalOf={(each) =>
                  free.days.some((one) => one.date === each) ? undefined : schedule.dayFull
                }
                onRefused={(each, reason) =>
                  setRefused(schedule.dayRefused(nameOfDay(each, lang), reason))
                }
              />
              <Hint aria-live="polite">{refused === '' ? schedule.legend : refused}</Hint>
            </>
          ) : (
            // A phone has no room for the month beside the times of a day.
            <>
              <Cluster $justify="space-between">
                <strong tabIndex={-1} ref={focusOnArrival}>
                  {nameOfDay(day.date, lang)}
                </strong>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setDate('');
                    setTime('');
                  }}
                >
                  {t.moveDialog.otherDay}
                </Button>
              </Cluster>
              <RadioGroup
                name="move-time"
                label={t.moveDialog.time}
                hint={t.moveDialog.timesIn(zonePlace(PRACTICE_ZONE))}
                inline
                value={time === '' ? undefined : time}
                onValueChange={setTime}
                options={day.times.map((each) => ({
                  value: each.time,
                  label: moments.choice(each.startsAt, session.timezone),
                }))}
              />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
