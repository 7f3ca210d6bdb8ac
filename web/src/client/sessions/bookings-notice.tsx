import { formatShortDay } from '@tulia/domain/wording/moments';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useConnection } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';
import { useMoments } from './use-moments';

/** Says when the list on screen is not the whole or the latest truth. */
export function BookingsNotice({ bookings }: { bookings: MyBookings }) {
  const { t, common, lang } = useTexts(sessionsTexts);
  const moments = useMoments();
  const connection = useConnection();
  if (bookings.status !== 'ready') return null;
  const { seenAt } = bookings;
  const updated =
    seenAt === null
      ? null
      : t.lastUpdated(`${formatShortDay(seenAt, lang)}, ${moments.clock(seenAt)}`);
  // What is wrong with the connection stands at the top of every page; here it is said only while that says nothing.
  const alone = connection === 'connected';
  return (
    <>
      {bookings.stale && alone && (
        <Banner tone="warning" title={common.weakTitle}>
          {updated ?? common.weakText}
        </Banner>
      )}
      {bookings.stale && !alone && updated !== null && <p role="status">{updated}</p>}
      {bookings.partly && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={bookings.retry}>
              {common.retry}
            </Button>
          }
        >
          {t.partlyLoaded}
        </Banner>
      )}
    </>
  );
}
