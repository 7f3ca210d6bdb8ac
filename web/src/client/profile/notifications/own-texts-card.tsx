import type { OwnTexts } from '@tulia/domain/calls/people/text-number';
import { kenyanMobile, shownMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { lazy, Suspense, useState } from 'react';
import { ownTextsTexts } from '../texts/own-texts';
import { useTexts } from '../../../platform/language/use-texts';
import { showOwnTexts, stopTexts } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useAnswer } from '../../../platform/live/use-answer';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { TitledCard } from '../../../shared/views/titled-card';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';

const ProveNumber = lazy(() => import('./prove-number'));

/** For a client who chose messages: where texts go, and the way to confirm a number, or to stop. */
export default function OwnTextsCard({ phone }: { phone: string }) {
  const { t } = useTexts(ownTextsTexts);
  const answer = useAnswer(showOwnTexts, {});
  const [newest, setNewest] = useState<OwnTexts | null>(null);
  const own = newest ?? answer.data;
  return (
    <TitledCard title={t.title}>
      {own !== undefined && <Card own={own} phone={phone} onChange={setNewest} />}
      {own === undefined && answer.status === 'loading' && <Skeleton label={t.loading} lines={2} />}
      {own === undefined && answer.status === 'failed' && (
        <RetryBanner title={t.notRead} onRetry={answer.again} />
      )}
    </TitledCard>
  );
}

function Card({
  own: { isOffered, number, stoppedAt },
  phone,
  onChange,
}: {
  own: OwnTexts;
  phone: string;
  onChange: (own: OwnTexts) => void;
}) {
  const { t, common, lang } = useTexts(ownTextsTexts);
  const [proving, setProving] = useState(false);
  const stop = useAction(stopTexts, {
    failed: t.stopFailed,
    done: () => ({ title: t.stoppedNow }),
    onDone: onChange,
  });
  const inProfile = kenyanMobile(phone);
  const stands = number !== null && stoppedAt === null;
  const isOther = inProfile !== null && inProfile !== number;
  const where =
    stoppedAt !== null
      ? t.stopped(formatShortDay(stoppedAt, lang))
      : number === null
        ? t.noNumber
        : isOther
          ? t.otherInProfile(shownMobile(inProfile))
          : t.goesTo(shownMobile(number));
  return (
    <>
      <p>{isOffered ? t.order : t.off}</p>
      {(isOffered || number !== null) && <p role="status">{where}</p>}
      {proving ? (
        <Suspense fallback={<Skeleton label={t.loading} lines={4} />}>
          <ProveNumber
            phone={phone}
            onDone={(now) => {
              setProving(false);
              onChange(now);
            }}
          />
        </Suspense>
      ) : (
        <Cluster $gap="xs">
          {isOffered && (
            <Button variant="secondary" onClick={() => setProving(true)}>
              {stands ? t.proveOther : t.prove}
            </Button>
          )}
          {stands && (
            <Button
              variant="quiet"
              busy={stop.busy}
              busyLabel={common.sending}
              onClick={() => void stop.run({})}
            >
              {t.stop}
            </Button>
          )}
        </Cluster>
      )}
    </>
  );
}
