import { formatShortDay } from '@tulia/domain/wording/moments';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useConnection } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { RetryBanner } from '../../shared/views/retry-banner';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';
import { useMoments } from './use-moments';

/** Says that the list is incomplete or outdated. */
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
  // The frame of each page already says that the connection is lost.
  const alone = connection === 'connected';
  return (
    <>
      {bookings.stale && alone && (
        <Banner tone="warning" title={common.weakTitle}>
          {updated ?? common.weakText}
        </Banner>
      )}
      {bookings.stale && !alone && updated !== null && <p role="status">{updated}</p>}
      {bookings.partly && <RetryBanner onRetry={bookings.retry}>{t.partlyLoaded}</RetryBanner>}
    </>
  );
}
