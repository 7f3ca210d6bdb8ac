import { isOver } from '@tulia/domain/booking/status';
import { actorMay } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/booking/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { nearDay, practiceMoment } from '../../shared/views/moments';
import { RetryBanner } from '../../shared/views/retry-banner';
import { StatusBadge } from '../../shared/views/status-badge';
import { adminMoneyTexts } from '../bookings/money/texts';
import { clientPageTexts } from './texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { Awaited } from '../parts/awaited';
import type { Live } from '../../platform/live/live';
import { useQueryPart } from '../../platform/hooks/use-query-part';
import { Button } from '../../ui/button';
import { Soft } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import { useBoard } from '../bookings/board/board-context';
import { NoteLine } from '../bookings/panel/notes/note-line';
import { Lines, Panel, PanelHead, Quiet } from '../parts/panel-style';
import { useOpenLink } from '../parts/use-open-link';
import { SessionRow } from './client-style';

/** @param more reads more bookings; null when there are no more */
export function ClientSessions({
  sessions,
  more,
}: {
  sessions: Live<Booking[]>;
  more: (() => void) | null;
}) {
  const { t } = useTexts(clientPageTexts);
  const { status, data, retry } = sessions;
  return (
    <Panel aria-labelledby="client-sessions">
      <PanelHead>
        <h2 id="client-sessions">{t.sessions}</h2>
        <Soft>{t.newestFirst}</Soft>
      </PanelHead>
      {status === 'error' && <RetryBanner onRetry={retry}>{t.sessionsFailed}</RetryBanner>}
      {status === 'loading' && data === undefined && (
        <Awaited of={[sessions]}>
          <Skeleton label={t.loading} lines={3} height="3rem" />
        </Awaited>
      )}
      {data?.length === 0 && <Quiet>{t.sessionsNone}</Quiet>}
      <Lines>
        {data?.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </Lines>
      {more !== null && (
        <Quiet>
          <Button size="sm" variant="secondary" onClick={more}>
            {t.sessionsMore}
          </Button>
        </Quiet>
      )}
    </Panel>
  );
}

function Session({ session }: { session: Booking }) {
  const { t, lang } = useTexts(clientPageTexts);
  const { t: money } = useTexts(adminMoneyTexts);
  const { now } = useBoard();
  const openLink = useOpenLink();
  const { startsAt, service, status, payment } = session;
  const isOwed = payment.state !== 'unpaid' || !isOver(status);
  return (
    <SessionRow data-booking={session.referenceNumber}>
      <span>
        <strong>{nearDay(startsAt, now, lang)}</strong> <span>{formatClock(startsAt, lang)}</span>
      </span>
      <span>{serviceName(service, lang)}</span>
      <span>
        <StatusBadge status={status} by={session.cancelledBy} />
      </span>
      <Soft>{isOwed ? money.paymentStates[payment.state] : ''}</Soft>
      <LinkButton
        size="sm"
        variant="quiet"
        to={openLink(session.id)}
        aria-label={t.openOf(practiceMoment(startsAt, lang))}
      >
        {t.open}
      </LinkButton>
    </SessionRow>
  );
}

/** The notes of sessions that have begun, newest first. Only one is open, so that staff forget no typed text. */
export function ClientNotes({ sessions }: { sessions: Live<Booking[]> }) {
  const { t } = useTexts(clientPageTexts);
  const { now, actorOn } = useBoard();
  const [query] = useQueryPart();
  const [opened, setOpened] = useState<string | null>(null);
  // A booking that is open over the page shows its note, which must not be open here too.
  const isCovered = query.has('open');
  const noted = sessions.data?.filter(
    (session) =>
      session.startsAt <= now &&
      !isOver(session.status) &&
      actorMay(actorOn(session), 'see-confidential'),
  );
  return (
    <Panel aria-labelledby="client-notes">
      <PanelHead>
        <h2 id="client-notes">{t.notes}</h2>
      </PanelHead>
      {sessions.status === 'error' && <Quiet>{t.sessionsFailed}</Quiet>}
      {sessions.status === 'loading' && (
        <Awaited of={[sessions]}>
          <Skeleton label={t.loading} lines={1} height="3rem" />
        </Awaited>
      )}
      {noted?.length === 0 && <Quiet>{t.notesNone}</Quiet>}
      <Lines>
        {noted?.map((session) => {
          const { id } = session;
          const open = opened === id && !isCovered;
          return (
            <li key={id}>
              <NoteLine
                session={session}
                open={open}
                onToggle={() => setOpened(open ? null : id)}
              />
            </li>
          );
        })}
      </Lines>
    </Panel>
  );
}
