import { isAdmin } from '@tulia/domain/person/role';
import type { Refusal } from '@tulia/domain/refusal';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminTimeTexts } from './time-off/texts';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { Banner } from '../../ui/banner';
import { Stack } from '../../ui/layout';
import { paths } from '../../paths';
import { StaffRecords } from '../parts/staff-records';

/**
 * Lists the sessions in the way; nothing was saved over them.
 * @param wayOut what staff can do besides moving the sessions
 */
export function SaveProblem({ refusal, wayOut }: { refusal: Refusal; wayOut?: ReactNode }) {
  const { t, lang } = useTexts(adminTimeTexts);
  const role = useContext(StaffRecords).own.data?.role;
  if (!refusal.is('conflicts-with-bookings'))
    return <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>;
  const { bookings } = refusal.details;
  const isOfAdmin = isAdmin(role ?? 'client');
  return (
    <Banner tone={wayOut === undefined ? 'danger' : 'warning'} title={t.conflicts(bookings.length)}>
      <Stack $gap="xs">
        <ul>
          {bookings.map(({ bookingId, date, time, clientName, offeredUntil }) => (
            <li key={bookingId}>
              <span>{`${formatDay(date, lang)}, ${time}`}</span>
              {offeredUntil !== undefined && (
                <span>{` ${t.offered(formatClock(offeredUntil, lang))}`}</span>
              )}
              {clientName !== undefined && (
                <>
                  {' '}
                  <Link
                    to={
                      isOfAdmin
                        ? `${paths.adminBookings}?open=${bookingId}`
                        : `${paths.staff}?tab=bookings&open=${bookingId}`
                    }
                  >
                    {clientName}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
        {wayOut ?? <p>{t.conflictsWayOut}</p>}
      </Stack>
    </Banner>
  );
}
