import type { Booking } from '@tulia/domain/booking/booking';
import { laterOf } from '@tulia/domain/booking/series';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState } from 'react';
import { call } from '../../platform/live/call';
import {
  cancelBooking,
  cancelSeries,
  chooseAnotherTime,
  moveBooking,
  moveSeries,
} from '../../platform/live/call-names';
import { SessionDialog, useWarmDialogs } from './session-dialog';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import type { ChangeWays, LaterSessions } from './use-session-actions';

/** A pending request gets another time; a session is moved. */
const byAccount = ({ id: bookingId, status }: Booking): ChangeWays => ({
  cancel: (seen) => call(cancelBooking, { bookingId, ...seen }),
  move: (to) =>
    status === 'pending'
      ? call(chooseAnotherTime, { bookingId, ...to })
      : call(moveBooking, { bookingId, ...to }),
});

/** The later sessions of the same series; they change in one commit. */
function seriesOf(booking: Booking, list: readonly Booking[]): LaterSessions | undefined {
  const later = laterOf(booking, list);
  if (later.length === 0) return undefined;
  const sessions = [booking, ...later].map(({ id, version }) => ({ bookingId: id, version }));
  return {
    later,
    together: {
      cancel: () => call(cancelSeries, { sessions }),
      move: ({ date, time }) => call(moveSeries, { sessions, date, time }),
    },
  };
}

/** The dialogs of a list of sessions. Each dialog shows the live booking and sends the version on screen. */
export function useSessionDialogs(list: readonly Booking[]) {
  const { t, lang } = useTexts(sessionsTexts);
  const [asked, setAsked] = useState<{ what: 'cancel' | 'move'; id: string } | null>(null);
  const booking = asked && list.find(({ id }) => id === asked.id);
  const series = booking ? seriesOf(booking, list) : undefined;
  useWarmDialogs();
  return {
    cancel: ({ id }: Booking) => setAsked({ what: 'cancel', id }),
    move: ({ id }: Booking) => setAsked({ what: 'move', id }),
    dialogs: booking && (
      <SessionDialog
        what={asked.what}
        session={booking}
        name={serviceName(booking.service, lang) || t.fallbackService}
        ways={byAccount(booking)}
        {...(series && { series })}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
