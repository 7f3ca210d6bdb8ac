import type { Refusal } from '@tulia/domain/refusal';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { adminDecisionsCopy } from '../../copy/staff/admin-decisions';
import type { Language } from '../../copy/catalogue';
import { refusalSentence } from '../../copy/refusals';

/** What staff read when a decision was refused; somebody else's change is named by the status it led to. */
export function refusalText(refusal: Refusal, lang: Language): string {
  if (refusal.is('version-conflict')) {
    const { status } = refusal.details;
    const known = BOOKING_STATUSES.find((each) => each === status);
    if (known !== undefined)
      return adminDecisionsCopy[lang].changedMeanwhile(STATUS_LABELS[lang][known]);
  }
  return refusalSentence(refusal, lang);
}
