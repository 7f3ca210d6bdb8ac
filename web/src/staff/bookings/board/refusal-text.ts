import type { Refusal } from '@tulia/domain/refusal';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { adminBookingsTexts } from './texts/bookings';
import { adminDecisionsTexts } from './texts/decisions';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';

/** The sentence for a refused decision. When other staff changed the booking, it names the new status. */
export function refusalText(refusal: Refusal, lang: Language): string {
  const decisions = adminDecisionsTexts[lang];
  // The server cannot tell whether the time was taken just now or days ago.
  if (refusal.is('slot-taken')) return decisions.taken;
  if (refusal.is('slot-unavailable')) {
    const reasons: Record<string, string> = {
      past: decisions.past,
      blocked: decisions.blocked,
      closed: decisions.closed,
      calendar: decisions.calendar,
    };
    return reasons[refusal.details.reason] ?? refusalSentence(refusal, lang);
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
