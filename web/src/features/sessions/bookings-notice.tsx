import { formatShortDay } from '@tulia/domain/wording/moments';
import { commonCopy } from '../../copy/common';
import { sessionsCopy } from '../../copy/booking/sessions';
import { useCopy } from '../../copy/use-copy';
import { useOnline } from '../../offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { MyBookings } from '../../data/use-my-bookings';
import { useMoments } from './use-moments';

/** Says when the list on screen is not the whole or the latest truth. */
export function BookingsNotice({ bookings }: { bookings: MyBookings }) {
  const { t, lang } = useCopy(sessionsCopy);
  const { t: common } = useCopy(commonCopy);
  const moments = useMoments();
  const online = useOnline();
  if (bookings.status !== 'ready') return null;
  const { seenAt } = bookings;
  const trouble = online
    ? { title: common.weakTitle, text: common.weakText }
    : { title: common.offlineTitle, text: common.offlineText };
  return (
    <>
      {bookings.stale && (
        <Banner tone="warning" title={trouble.title}>
          {seenAt === null
            ? trouble.text
            : t.lastUpdated(`${formatShortDay(seenAt, lang)}, ${moments.clock(seenAt)}`)}
        </Banner>
      )}
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
