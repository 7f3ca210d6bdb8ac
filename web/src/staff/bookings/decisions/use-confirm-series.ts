import type { Booking } from '@tulia/domain/booking/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import type { Refusal } from '@tulia/domain/refusal';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { confirmSeries } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import type { Language } from '../../../platform/language/catalogue';
import { shortMoment } from '../../../shared/views/moments';
import { refusalText } from '../board/refusal-text';

/** Names each date that another booking has, since none was confirmed. */
function sentence(refusal: Refusal, lang: Language): string {
  if (!refusal.is('times-unavailable')) return refusalText(refusal, lang);
  const days = refusal.details.clashes.map(({ date, time }) =>
    shortMoment(toInstant(date, time), lang),
  );
  return `${adminDecisionsTexts[lang].notConfirmed} ${days.join(', ')}`;
}

/** Confirms all requests of a series at the times that they ask for, or none. */
export function useConfirmSeries(requests: readonly Booking[]) {
  const { t, common } = useTexts(adminDecisionsTexts);
  const { busy, run } = useAction(confirmSeries, {
    failed: common.error,
    sentence,
    done: () => ({ title: t.confirmed, description: t.confirmedTogether(requests.length) }),
  });
  const sessions = requests.map(({ id, version }) => ({ bookingId: id, version }));
  return { busy, confirm: () => run({ sessions }) };
}
