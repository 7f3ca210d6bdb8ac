import type { Booking } from '@tulia/domain/booking/booking';
import { offeredActions } from '@tulia/domain/booking/offered-actions';
import { serviceName } from '@tulia/domain/wording/labels';
import { CircleCheck, Hourglass, ShieldAlert, Timer } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { holdOf } from '../parts/hold';
import { nearMoment } from '../../shared/views/moments';
import { adminBookingsTexts } from '../bookings/board/texts/bookings';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { REQUESTS_READ } from '../parts/use-pending-requests';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { useBoard } from '../bookings/board/board-context';
import { BookingActions } from '../bookings/decisions/booking-actions';
import { useConfirmAsAsked } from '../bookings/decisions/use-confirm-as-asked';
import { mainAction } from '../bookings/decisions/main-action';
import { useKeptRows } from './use-kept-rows';
import { useOpenLink } from '../parts/use-open-link';
import { useWithWhom } from './use-with-whom';
import { byTimeLeft, signOf, type RequestSign } from './waiting-requests';
import { Ends, Lines, Panel, PanelHead, Quiet, RequestLine, Sign, Who } from '../parts/panel-style';
import { Soft } from '../../ui/layout';

const SIGNS = {
  paid: ['good', CircleCheck],
  said: ['calm', Hourglass],
  unseen: ['warn', ShieldAlert],
  guardian: ['warn', ShieldAlert],
  kept: ['good', CircleCheck],
  held: ['bad', Timer],
  lapsed: ['calm', Hourglass],
} as const satisfies Record<RequestSign, readonly [string, unknown]>;

/** One press confirms a request at its requested time. */
export function RequestsPanel({
  requests,
  all,
  ofWhom,
}: {
  requests: readonly Booking[];
  all: To;
  /** name of the only practitioner whose requests these are */
  ofWhom: string | null;
}) {
  const { t } = useTexts(todayTexts);
  const { now } = useBoard();
  const { rows, isConfirmed, keepWhile } = useKeptRows(requests);
  return (
    <Panel aria-labelledby="today-requests">
      <PanelHead>
        <h2 id="today-requests">{t.requests}</h2>
        {requests.length > 0 && (
          <Soft>{`${requests.length >= REQUESTS_READ ? `${requests.length}+` : requests.length}, ${t.requestsLead}`}</Soft>
        )}
        <Link to={all}>{t.requestsAll}</Link>
      </PanelHead>
      {rows.length === 0 && <Quiet>{t.requestsNone(ofWhom)}</Quiet>}
      <Lines>
        {byTimeLeft(rows, now).map((request) => (
          <Request
            key={request.id}
            request={request}
            isConfirmed={isConfirmed(request)}
            keepWhile={keepWhile}
          />
        ))}
      </Lines>
      {requests.length >= REQUESTS_READ && <Quiet>{t.requestsMore}</Quiet>}
    </Panel>
  );
}

function Request({
  request,
  isConfirmed,
  keepWhile,
}: {
  request: Booking;
  /** this browser has just confirmed it */
  isConfirmed: boolean;
  keepWhile: ReturnType<typeof useKeptRows>['keepWhile'];
}) {
  const { t, lang } = useTexts(todayTexts);
  const { t: words } = useTexts(adminBookingsTexts);
  const board = useBoard();
  const { now } = board;
  const openLink = useOpenLink();
  const withWhom = useWithWhom();
  const { busy, confirm } = useConfirmAsAsked(request);
  const { clientName, startsAt } = request;
  const when = nearMoment(startsAt, now, lang);
  const main = mainAction(request, {
    now,
    offered: offeredActions(request, board.actorOn(request), now),
  });
  const sign = signOf(request, now);
  const [tone, Icon] = SIGNS[sign];
  const hold = holdOf(request, now);
  return (
    <RequestLine data-booking={request.referenceNumber}>
      <Who>
        <span>
          <strong>{clientName}</strong>{' '}
          {request.ageBand === 'adolescent' && <Badge $tone="accent">{words.adolescent}</Badge>}
        </span>
        <span>
          <strong>{when}</strong>{' '}
          <Soft>{withWhom(serviceName(request.service, lang), request)}</Soft>
        </span>
        {isConfirmed ? (
          <Sign $tone="good">
            <CircleCheck aria-hidden size={16} />
            {t.confirmedText}
          </Sign>
        ) : (
          <Sign $tone={tone}>
            <Icon aria-hidden size={16} />
            <span>
              {sign === 'held' && hold?.state === 'held'
                ? t.left(hold.minutesLeft)
                : t.signs[sign === 'held' ? 'lapsed' : sign]}
            </span>
          </Sign>
        )}
      </Who>
      <Ends>
        {board.underWay.has(request.id) ? (
          <BookingActions booking={request} />
        ) : (
          <>
            {main === 'confirm' && (
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                busyLabel={t.confirming}
                disabled={isConfirmed}
                aria-label={busy || isConfirmed ? undefined : t.confirmAt(clientName, when)}
                onClick={() => void keepWhile(request, confirm)}
              >
                {isConfirmed ? t.confirmed : t.confirm}
              </Button>
            )}
            <LinkButton
              size="sm"
              variant="quiet"
              to={openLink(request.id)}
              aria-label={t.openOf(clientName)}
            >
              {t.open}
            </LinkButton>
          </>
        )}
      </Ends>
    </RequestLine>
  );
}
