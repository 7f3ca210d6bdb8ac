import type { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { formatDay } from '@tulia/domain/wording/moments';
import { adminAvailabilityCopy } from './texts';
import { refusalSentence } from '../../../platform/language/refusals';
import { useCopy } from '../../../platform/language/use-copy';
import { Banner } from '../../../ui/banner';

/** Why saving was refused; sessions in the way are listed, because nothing was saved over them. */
export function SaveProblem({ refusal }: { refusal: Refusal }) {
  const { t, lang } = useCopy(adminAvailabilityCopy);
  if (!refusal.is('conflicts-with-bookings'))
    return <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>;
  const { bookings } = refusal.details;
  return (
    <Banner tone="danger" title={t.conflictsTitle(bookings.length)}>
      <ul>
        {bookings.map(({ bookingId, date, time }) => (
          <li key={bookingId}>{t.conflict(formatDay(toInstant(date, time), lang), time)}</li>
        ))}
      </ul>
      <p>{t.conflictsText}</p>
    </Banner>
  );
}
