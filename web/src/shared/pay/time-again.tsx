import { mayChooseAgain, promiseOf } from '@tulia/domain/booking/time-promise';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useState } from 'react';
import { paymentsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { holdAgain } from '../../platform/live/call-names';
import { useAction } from '../../platform/live/use-action';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';

interface TimeAgainProps {
  booking: Booking;
  now: Instant;
  onChooseTime?: (() => void) | undefined;
}

/** Offers another time for a request; after its hold also the same time, unless it is taken. */
export function TimeAgain({ booking, now, onChooseTime }: TimeAgainProps) {
  const { t } = useTexts(paymentsTexts);
  const [taken, setTaken] = useState<Instant | null>(null);
  const { run, busy } = useAction(holdAgain, {
    failed: t.holdFailed,
    done: () => ({ title: t.heldAgain }),
    onRefused: (refusal) => {
      if (refusal.is('slot-taken')) setTaken(booking.startsAt);
    },
  });
  if (!mayChooseAgain(booking, now)) return null;
  const promise = promiseOf(booking, now);
  const { id: bookingId, version } = booking;
  return (
    <Cluster $gap="xs">
      {promise?.kind === 'lapsed' && promise.mayHold && taken !== booking.startsAt && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={t.holding}
          onClick={() => void run({ bookingId, version })}
        >
          {t.holdAgain}
        </Button>
      )}
      {onChooseTime === undefined ? (
        <LinkButton to={paths.mySessions} variant="secondary">
          {t.chooseTime}
        </LinkButton>
      ) : (
        <Button variant="secondary" onClick={onChooseTime}>
          {t.chooseTime}
        </Button>
      )}
    </Cluster>
  );
}
