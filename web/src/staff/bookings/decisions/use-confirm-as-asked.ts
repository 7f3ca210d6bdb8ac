import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import type { Booking } from '@tulia/domain/booking/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { presentInstant } from '../../../platform/hooks/clock';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { freeTimesOf } from '../../../shared/bookings/free-times';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { confirmBooking, confirmSeries } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useBoard } from '../board/board-context';
import { clashText, refusalText } from '../board/refusal-text';
import { presetTime, timeProblem } from './session-time';
import { useTellDecision } from './use-tell-decision';

/**
 * Confirms a request at its requested time. Opens the dialog instead when that time is past, closed or refused.
 * `confirm` resolves to whether the request was confirmed.
 * @param others of its series, which are confirmed with it: all, or none
 */
export function useConfirmAsAsked(booking: Booking, others: readonly Booking[]) {
  const { t, common } = useTexts(adminDecisionsTexts);
  const { openDialog } = useBoard();
  const tell = useTellDecision('confirm');
  const people = usePractitioners().filter(({ id }) => id === booking.practitionerId);
  const { id: bookingId, version, startsAt } = booking;
  const { busy, run } = useAction(confirmBooking, {
    failed: common.error,
    sentence: (refusal, lang) =>
      refusal.is('internal') ? t.confirmFailed : refusalText(refusal, lang),
    onRefused: (refusal) => {
      if (freeTimesOf(refusal) !== null) openDialog('confirm', booking);
    },
    onDone: (done) => tell(bookingId, done),
  });
  const sessions = [booking, ...others].map((each) => ({
    bookingId: each.id,
    version: each.version,
  }));
  const all = useAction(confirmSeries, {
    failed: common.error,
    sentence: (refusal, lang) =>
      refusal.is('times-unavailable')
        ? `${t.notConfirmed} ${refusal.details.clashes
            .map((clash) => clashText(clash, lang))
            .join('; ')}`
        : refusalText(refusal, lang),
    done: () => ({ title: t.confirmed, description: t.confirmedTogether(sessions.length) }),
  });
  const confirm = async () => {
    if (others.length > 0) return all.run({ sessions });
    const hours = openingHoursOfAll(people);
    const { date, time } = presetTime(booking, hours, presentInstant());
    const isAsAsked =
      timeProblem({ date, time }, hours, presentInstant()) === null &&
      toInstant(date, time) === startsAt;
    if (isAsAsked) return run({ bookingId, version, date, time });
    openDialog('confirm', booking);
    return false;
  };
  return { busy: busy || all.busy, confirm };
}
