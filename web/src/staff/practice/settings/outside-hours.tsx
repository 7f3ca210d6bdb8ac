import type { KeptSession } from '@tulia/domain/refusal';
import { formatDay } from '@tulia/domain/wording/moments';
import { Link } from 'react-router-dom';
import { adminHoursTexts } from './texts/hours';
import { useTexts } from '../../../platform/language/use-texts';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';

/** Lists the sessions outside of new opening hours, each with a link to its day, before staff save the hours. */
export function OutsideHours({
  bookings,
  busy,
  onKeep,
}: {
  bookings: readonly KeptSession[];
  busy: boolean;
  onKeep: () => void;
}) {
  const { t, common, lang } = useTexts(adminHoursTexts);
  return (
    <Banner tone="warning" title={t.conflicts(bookings.length)}>
      <Stack $gap="sm">
        <ul>
          {bookings.map(({ bookingId, date, time }) => (
            <li key={bookingId}>
              <Link target="_blank" to={`${paths.adminSchedule}?view=list&date=${date}`}>
                {`${formatDay(date, lang)}, ${time}`}
              </Link>
            </li>
          ))}
        </ul>
        <p>{t.conflictsText}</p>
        <Cluster>
          <Button variant="secondary" busy={busy} busyLabel={common.saving} onClick={onKeep}>
            {t.keep}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  );
}
