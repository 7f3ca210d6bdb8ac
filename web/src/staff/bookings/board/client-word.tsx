import type { Booking } from '@tulia/domain/booking/booking';
import { hasWord } from '@tulia/domain/booking/line-word';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/offline/lazy-part';

/** Few sessions have one. */
const Words = lazyPart(() => import('./client-words').then((part) => part.ClientWords));

/** What the client says on the day, for a session that is still expected; mostly nothing. */
export const ClientWord = ({ booking }: { booking: Booking }) =>
  hasWord(booking) && (
    <Suspense>
      <Words booking={booking} />
    </Suspense>
  );
