import { isAdmin } from '@tulia/domain/person/role';
import type { Refusal } from '@tulia/domain/refusal';
import { formatDay } from '@tulia/domain/wording/moments';
import type { ReactNode } from 'react';
import { adminTimeTexts } from './time-off/texts';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { paths } from '../../paths';
import { Banner } from '../../ui/banner';
import { Stack } from '../../ui/layout';

/**
 * Lists the sessions in the way, each with a link to its day; nothing was saved over them.
 * @param wayOut what staff can do besides moving the sessions
 */
export function SaveProblem({ refusal, wayOut }: { refusal: Refusal; wayOut?: ReactNode }) {
  const { t, lang } = useTexts(adminTimeTexts);
  const { role } = useSession();
  if (!refusal.is('conflicts-with-bookings'))
    return <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>;
  const { bookings } = refusal.details;
  const schedule = isAdmin(role ?? 'client')
    ? `${paths.adminSchedule}?`
    : `${paths.staff}?tab=schedule&`;
  return (
    <Banner tone={wayOut === undefined ? 'danger' : 'warning'} title={t.conflicts(bookings.length)}>
      <Stack $gap="xs">
        <ul>
          {bookings.map(({ bookingId, date, time }) => (
            <li key={bookingId}>
              <a target="_blank" rel="noreferrer" href={`${schedule}view=list&date=${date}`}>
                {`${formatDay(date, lang)}, ${time}`}
              </a>
            </li>
          ))}
        </ul>
        {wayOut ?? <p>{t.conflictsWayOut}</p>}
      </Stack>
    </Banner>
  );
}
