import type { Refusal, TimeClash } from '@tulia/domain/refusal';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { toInstant } from '@tulia/domain/time/practice-time';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { formatClock } from '@tulia/domain/wording/moments';
import { adminBookingsTexts } from './texts/bookings';
import { adminDecisionsTexts } from './texts/decisions';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';
import { shortMoment } from '../../../shared/views/moments';

/** The sentence for a refused decision. When other staff changed the booking, it names the new status. */
export function refusalText(refusal: Refusal, lang: Language): string {
  const decisions = adminDecisionsTexts[lang];
  // The server cannot tell whether the time was taken just now or days ago.
  if (refusal.is('slot-taken')) return decisions.taken;
  if (refusal.is('slot-unavailable')) {
    const { reason, offeredUntil } = refusal.details;
    if (offeredUntil !== undefined) return decisions.offered(formatClock(offeredUntil, lang));
    const reasons: Record<string, string> = {
      past: decisions.past,
      blocked: decisions.blocked,
      closed: decisions.closed,
      calendar: decisions.calendar,
    };
    return reasons[reason] ?? refusalSentence(refusal, lang);
  }
  if (refusal.is('version-conflict')) {
    const { status, by = '', action = '' } = refusal.details;
    const known = BOOKING_STATUSES.find((each) => each === status);
    const events: Record<string, string> = adminBookingsTexts[lang].events;
    if (known !== undefined) {
      const now = STATUS_LABELS[lang][known];
      return by === ''
        ? decisions.changedMeanwhile(now)
        : decisions.changedBy(by, events[action] ?? action, now);
    }
  }
  return refusalSentence(refusal, lang);
}

/** "23 Nov 2026, 14:00: taken", of a series that cannot be had as it is */
export function clashText({ date, time, reason, offeredUntil }: TimeClash, lang: Language): string {
  const { marks, offeredMark } = adminDecisionsTexts[lang];
  const known: Record<string, string> = marks;
  const why =
    offeredUntil === undefined
      ? (known[reason] ?? reason)
      : offeredMark(formatClock(offeredUntil, lang));
  return `${shortMoment(toInstant(date, time), lang)}: ${why}`;
}
