import type { Refusal } from '@tulia/domain/refusal';
import { formatDay } from '@tulia/domain/wording/moments';
import type { ReactNode } from 'react';
import { adminTimeTexts } from './time-off/texts';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { Banner } from '../../ui/banner';
import { Stack } from '../../ui/layout';

/**
 * Lists the sessions in the way; nothing was saved over them.
 * @param wayOut what staff can do besides moving the sessions
 */
export function SaveProblem({ refusal, wayOut }: { refusal: Refusal; wayOut?: ReactNode }) {
  const { t, lang } = useTexts(adminTimeTexts);
  if (!refusal.is('conflicts-with-bookings'))
    return <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>;
  const { bookings } = refusal.details;
  return (
    <Banner tone={wayOut === undefined ? 'danger' : 'warning'} title={t.conflicts(bookings.length)}>
      <Stack $gap="xs">
        <ul>
          {bookings.map(({ bookingId, date, time }) => (
            <li key={bookingId}>{`${formatDay(date, lang)}, ${time}`}</li>
          ))}
        </ul>
        {wayOut ?? <p>{t.conflictsWayOut}</p>}
      </Stack>
    </Banner>
  );
}
