import type { Booking } from '@tulia/domain/booking/booking';
import type { Offer, Wait } from '@tulia/domain/booking/waiting/wait';
import { MINUTE } from '@tulia/domain/time/instant';
import { lazy, Suspense, useId, useState } from 'react';
import { useNow } from '../../../platform/hooks/use-now';
import { useTexts } from '../../../platform/language/use-texts';
import { answerOffer } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useAreSeveral, usePractitioners } from '../../../shared/practice/practitioners';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Hint } from '../../../ui/fields/field';
import { H2 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { useMoments } from '../use-moments';
import { waitingTexts } from './texts';

/** Brings the texts to agree to. */
const TakeDialog = lazy(() => import('./take-dialog'));

/** Often enough for the minutes that are left. */
const RENEW_MS = 5_000;

/** The time that is held for the client, until when, and the answers to it. */
export function OfferCard({
  wait,
  offer,
  service,
  bookings,
}: {
  wait: Wait;
  offer: Offer;
  service: string;
  bookings: readonly Booking[];
}) {
  const { t, common } = useTexts(waitingTexts);
  const moments = useMoments();
  const areSeveral = useAreSeveral();
  const whom = usePractitioners().find(({ id }) => id === offer.practitionerId);
  const titleId = useId();
  const now = useNow(RENEW_MS);
  const [taking, setTaking] = useState(false);
  const moment = moments.full(offer.startsAt, wait.timezone);
  const { busy, underWay, run } = useAction(answerOffer, {
    failed: t.answerFailed,
    done: (_, { answer }) =>
      answer === 'swap'
        ? { title: t.swapped, description: moment }
        : { title: t.declined, description: t.declinedText },
  });
  const isAdditional = wait.insteadOf === null;
  const session = bookings.find(({ id }) => id === wait.insteadOf);
  const answerWith = (answer: 'swap' | 'decline') =>
    void run({
      waitId: wait.id,
      offerId: offer.id,
      answer,
      session: session ? { bookingId: session.id, version: session.version } : null,
      request: null,
    });
  const isOver = offer.until <= now;
  const minutes = Math.max(1, Math.ceil((offer.until - now) / MINUTE));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <H2 id={titleId}>{t.offered}</H2>
        <p>
          <strong>{moment}</strong>
        </p>
        <p>{areSeveral && whom ? `${service} · ${t.with(whom.name)}` : service}</p>
        {isAdditional && <p>{t.additional}</p>}
        {session && <p>{t.inPlaceOf(moments.full(session.startsAt, session.timezone))}</p>}
        <p role="status">{isOver ? t.over : t.heldUntil(moments.clock(offer.until), minutes)}</p>
        {!isOver && (
          <>
            <Cluster $gap="xs">
              <Button
                disabled={busy || (!isAdditional && session === undefined)}
                busy={underWay?.answer === 'swap'}
                busyLabel={common.sending}
                onClick={() => (isAdditional ? setTaking(true) : answerWith('swap'))}
              >
                {isAdditional ? t.take : t.swap}
              </Button>
              <Button
                variant="secondary"
                disabled={busy}
                busy={underWay?.answer === 'decline'}
                busyLabel={common.sending}
                onClick={() => answerWith('decline')}
              >
                {t.decline}
              </Button>
            </Cluster>
            <Hint>{t.declineHint}</Hint>
          </>
        )}
        <Suspense fallback={null}>
          {taking && (
            <TakeDialog
              wait={wait}
              offer={offer}
              moment={moment}
              latest={bookings.find(({ ageBand }) => ageBand === 'adult')}
              onClose={() => setTaking(false)}
            />
          )}
        </Suspense>
      </Stack>
    </Card>
  );
}
