/**
 * Confirming a request and moving a session: a day from today on and one of the hourly times. A conflict stays in the
 * dialog and offers the free times the server named; one press takes one over into the fields.
 */
import type { Booking } from '@tulia/domain/records/booking';
import type { FreeTime, Refusal } from '@tulia/domain/refusal';
import { isDate, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { differsFromPractice, formatClocks } from '@tulia/domain/wording/moments';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { useCopy } from '../../../copy/use-copy';
import { usePractice } from '../../../data/practice';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Stack } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { Conflict } from './conflict';
import { bothClocks, practiceMoment } from '../../../booking-views/moments';
import { presetTime, timeProblem, type SessionTime, type TimeProblem } from './session-time';
import { useMarkedTimes } from './use-marked-times';
import { useBusy } from '../use-busy';

export interface TimeDialogProps {
  booking: Booking;
  mode: 'confirm' | 'move';
  /** says that the booking was changed while the dialog was open */
  notice?: ReactNode;
  onClose: () => void;
  /** answers with the refusal, or null when it is done */
  decide: (time: SessionTime) => Promise<Refusal | null>;
}

export function TimeDialog({ booking, mode, notice, onClose, decide }: TimeDialogProps) {
  const { t, lang } = useCopy(adminDecisionsCopy);
  const formId = useId();
  const [openedAt] = useState(() => Date.now());
  const { openingHours } = usePractice();
  const [chosen, setChosen] = useState<SessionTime>(() =>
    presetTime(booking, openingHours, openedAt),
  );
  const [problem, setProblem] = useState<TimeProblem | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, run } = useBusy<'send'>();
  const { date, time } = chosen;
  const startsAt = isDate(date) && time !== '' ? toInstant(date, time) : null;
  const { serviceId, status, holdExpiresAt, startsAt: from, endsAt } = booking;
  const holds = status === 'confirmed' || (holdExpiresAt ?? 0) > openedAt;
  const minutes = booking.service.durationMinutes;
  const own = holds ? { startsAt: from, endsAt } : null;
  const times = useMarkedTimes({ serviceId, date, minutes, own }, openedAt);
  const change = (part: Partial<SessionTime>) => {
    setChosen({ ...chosen, ...part });
    setProblem(null);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = timeProblem(chosen, openingHours, Date.now());
    setProblem(found);
    if (found !== null) {
      const title = found === 'missing' ? t.missingTitle : t.error;
      const description = found === 'missing' ? t.missingText : t.past;
      toast({ variant: 'destructive', title, description });
      return;
    }
    void run('send', async () => {
      const refused = await decide(chosen);
      if (refused === null) onClose();
      else setRefusal(refused);
    });
  };

  const confirming = mode === 'confirm';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={busy === null}
      closeLabel={t.close}
      title={confirming ? t.confirmTitle : t.moveTitle}
      description={
        <>
          <strong>{booking.clientName}</strong>, {booking.referenceNumber}.{' '}
          {confirming
            ? t.askedFor(bothClocks(booking.startsAt, booking.timezone, lang))
            : t.nowAt(practiceMoment(booking.startsAt, lang))}
        </>
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy !== null} onClick={onClose}>
            {t.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy !== null}
            busyLabel={confirming ? t.confirmBusy : t.moveBusy}
          >
            {confirming ? t.confirmButton : t.moveButton}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {notice}
          <TextField
            label={confirming ? t.date : t.newDate}
            type="date"
            min={toWallTime(openedAt).date}
            value={date}
            error={problem === null ? undefined : problem === 'past' ? t.past : t.missingText}
            onChange={(event) => change({ date: event.target.value })}
          />
          <Select
            label={t.time}
            hint={
              startsAt !== null && differsFromPractice(startsAt, booking.timezone)
                ? `${t.timeHint}. ${t.clientClock(formatClocks(startsAt, lang, booking.timezone))}`
                : t.timeHint
            }
            value={time}
            onChange={(event) => change({ time: event.target.value })}
          >
            {times.map(({ time: each, mark }) => (
              <option key={each} value={each}>
                {mark === null ? each : t.marked(each, t.marks[mark])}
              </option>
            ))}
          </Select>
          {refusal !== null && (
            <Conflict
              refusal={refusal}
              onTake={({ date: freeDate, time: freeTime }: FreeTime) => {
                setChosen({ date: freeDate, time: freeTime });
                setRefusal(null);
              }}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
