import { mayTell } from '@tulia/domain/booking/line-word';
import type { ManageView } from '@tulia/domain/booking/manage-view';
import { isActive } from '@tulia/domain/booking/status';
import { mayChooseAgain, promiseOf } from '@tulia/domain/booking/time-promise';
import { HOUR } from '@tulia/domain/time/instant';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { paths } from '../../../paths';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { ReachUs } from '../../../shared/views/reach-us';
import { PayStatus } from '../../../shared/pay/pay-status';
import { PromiseText } from '../../../shared/pay/promise-text';
import { paymentsTexts } from '../../../shared/pay/texts';
import { usePractice } from '../../../shared/practice/practice';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { H2 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { SessionDialog, useWarmDialogs } from '../../sessions/session-dialog';
import { sessionChanges } from '../../sessions/session-view';
import { sessionsTexts } from '../../sessions/texts';
import { useMoments, useSessionClock } from '../../sessions/use-moments';
import type { TellWay } from '../../sessions/on-the-day/on-the-day';
import type { ChangeWays } from '../../sessions/use-session-actions';
import { manageTexts } from './texts';

const Contact = lazy(() => import('./contact-by-link'));
/** Only around the hour of the session. */
const OnTheDay = lazyPart(() =>
  import('../../sessions/on-the-day/on-the-day').then((part) => part.default),
);

/** The state of the session, the rules for moving and cancelling it, and the buttons. */
export function ManageSession({
  view,
  ways,
  tell,
  contact,
}: {
  view: ManageView;
  ways: ChangeWays;
  tell: TellWay;
  contact: Pick<ComponentProps<typeof Contact>, 'token' | 'onChanged' | 'onRefused'>;
}) {
  const { session, pay } = view;
  const { status, startsAt, timezone, version, service } = session;
  const { t } = useTexts(manageTexts);
  const { t: sessions } = useTexts(sessionsTexts);
  const { t: payments } = useTexts(paymentsTexts);
  const practice = usePractice();
  const moments = useMoments();
  const now = useSessionClock();
  const isLineFailed = status === 'cancelled' && session.cancelledBy === 'line';
  const [asked, setAsked] = useState<{ what: 'cancel' | 'move'; version: number } | null>(null);
  const [isReaching, setReaching] = useState(false);
  const closedAt = useRef<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useWarmDialogs();
  useEffect(() => {
    if (asked !== null || closedAt.current === null || closedAt.current === version) return;
    closedAt.current = null;
    // The dialog first returns the focus to a button that may be gone.
    setTimeout(() => heading.current?.focus());
  }, [asked, version]);
  const changes = sessionChanges(session, now, practice);
  const mayChoose = mayChooseAgain(session, now);
  const promise = promiseOf(session, now);
  const refundUntil = startsAt - practice.refundCutoffHours * HOUR;
  const mayCost = changes.mayCancel && service.price > 0;
  const ask = (what: 'cancel' | 'move') => setAsked({ what, version });
  const notes = [
    changes.awaiting && sessions.answerWithin(practice.confirmationHours),
    changes.moveUntil !== null && sessions.moveUntil(moments.full(changes.moveUntil, timezone)),
    mayCost && now <= refundUntil && t.refundUntil(moments.full(refundUntil, timezone)),
    mayCost && changes.refund === 'not-due' && t.noRefund,
  ].filter((note) => note !== false);
  return (
    <Stack $gap="lg">
      <Card>
        <Stack>
          <H2 ref={heading} tabIndex={-1}>
            {t.stands[isLineFailed ? 'lineFailed' : status](moments.full(startsAt, timezone))}
          </H2>
          <p>{sessions.duration(service.durationMinutes)}</p>
          {mayTell(session, now) && (
            <Suspense>
              <OnTheDay session={session} phone={null} tell={tell} />
            </Suspense>
          )}
          {pay !== null && <PayStatus view={pay} zone={timezone} />}
          {pay === null && promise !== null && <PromiseText promise={promise} zone={timezone} />}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {changes.tooLateToMove && (
            <p>
              <span>{sessions.tooLateToMove(practice.movingCutoffHours)}</span> <ReachUs />
            </p>
          )}
          <Cluster>
            {(changes.mayMove || mayChoose) && (
              <Button variant="secondary" onClick={() => ask('move')}>
                {mayChoose ? payments.chooseTime : sessions.move}
              </Button>
            )}
            {changes.mayCancel && (
              <Button variant="quiet" onClick={() => ask('cancel')}>
                {changes.awaiting ? sessions.cancelRequest : sessions.cancel}
              </Button>
            )}
            {isActive(status) && (
              <Button variant="quiet" onClick={() => setReaching(true)}>
                {t.contact.open}
              </Button>
            )}
            {(status === 'cancelled' || status === 'rejected') && (
              <LinkButton to={paths.booking} variant="secondary">
                {sessions.bookNew}
              </LinkButton>
            )}
          </Cluster>
        </Stack>
      </Card>
      <p>
        {t.stranger} <ReachUs />
      </p>
      {asked !== null && (
        <SessionDialog
          what={asked.what}
          session={session}
          ways={ways}
          onClose={() => {
            closedAt.current = asked.version;
            setAsked(null);
          }}
        />
      )}
      <Suspense fallback={null}>
        {isReaching && (
          <Contact version={version} {...contact} onClose={() => setReaching(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
