import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import type { Booking } from '@tulia/domain/booking/booking';
import { offeredActions } from '@tulia/domain/booking/offered-actions';
import { serviceName } from '@tulia/domain/wording/labels';
import { CircleCheck, Hourglass, ShieldAlert, Timer } from 'lucide-react';
import { useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { holdOf } from '../parts/hold';
import { formatWeekday } from '@tulia/domain/wording/moments';
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
import { useRequestsOf } from '../bookings/decisions/use-later-of';
import { adminDecisionsTexts } from '../bookings/board/texts/decisions';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { OpenName } from './open-name';
import { useFirst } from './use-first';
import { useKeptRows } from './use-kept-rows';
import { useOpenLink } from '../parts/use-open-link';
import { useWithWhom } from './use-with-whom';
import {
  byTimeLeft,
  oneOfEachSeries,
  signOf,
  weeklyTime,
  type RequestSign,
} from './waiting-requests';
import { OneLine } from '../bookings/list/list-style';
import {
  Ends,
  Lines,
  Panel,
  PanelHead,
  Quiet,
  RequestLine,
  Sign,
  Under,
  Who,
} from '../parts/panel-style';
import { Soft, WhereThereIsRoom } from '../../ui/layout';
import { useMedia } from '../../platform/hooks/use-media';
import { below } from '../../ui/tokens';

const SIGNS = {
  paid: ['good', CircleCheck],
  said: ['calm', Hourglass],
  unseen: ['warn', ShieldAlert],
  guardian: ['warn', ShieldAlert],
  kept: ['good', CircleCheck],
  held: ['bad', Timer],
  lapsed: ['calm', Hourglass],
} as const satisfies Record<RequestSign, readonly [string, unknown]>;

/** One press confirms a request, or all of a series, at the requested time. */
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
  const isNarrow = useMedia(below.sm);
  const { shown, opener } = useFirst(byTimeLeft(oneOfEachSeries(rows), now), isNarrow ? 2 : 3);
  return (
    <Panel aria-labelledby="today-requests">
      <PanelHead>
        <h2 id="today-requests">{t.requests}</h2>
        {requests.length > 0 && (
          <Soft>
            <span>
              {requests.length >= REQUESTS_READ ? `${requests.length}+` : requests.length}
            </span>
            <WhereThereIsRoom>{`, ${t.requestsLead}`}</WhereThereIsRoom>
          </Soft>
        )}
        <Link to={all}>{t.requestsAll}</Link>
      </PanelHead>
      {rows.length === 0 && <Quiet>{t.requestsNone(ofWhom)}</Quiet>}
      <Lines>
        {shown.map((request) => (
          <Request
            key={request.id}
            request={request}
            isConfirmed={isConfirmed(request)}
            keepWhile={keepWhile}
          />
        ))}
      </Lines>
      {opener}
      {requests.length >= REQUESTS_READ && opener === null && <Quiet>{t.requestsMore}</Quiet>}
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
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const board = useBoard();
  const { now } = board;
  const openLink = useOpenLink();
  const withWhom = useWithWhom();
  const waiting = useRequestsOf(request);
  // The others leave the list before the answer comes: the line stays what was pressed.
  const [pressed, setPressed] = useState<Booking[] | null>(null);
  const series = pressed ?? waiting;
  const count = series.length;
  const [earliest = request, ...others] = series;
  const { busy, confirm } = useConfirmAsAsked(earliest, others);
  const confirmAsShown = async () => {
    setPressed(series);
    const isDone = await confirm();
    if (!isDone) setPressed(null);
    return isDone;
  };
  const { clientName } = request;
  const first = nearMoment(earliest.startsAt, now, lang);
  const weekly = weeklyTime(series);
  const when =
    count === 1
      ? first
      : weekly === null
        ? t.seriesFrom(count, first)
        : t.series(count, formatWeekday(weekly.weekday, lang), weekly.time);
  const offered = offeredActions(request, board.actorOn(request), now);
  const isDue = offered.includes('confirm') && !lacksGuardianConsent(request);
  const sign = signOf(request, now);
  const [tone, Icon] = SIGNS[sign];
  const hold = holdOf(request, now);
  if (board.underWay.has(request.id))
    return (
      <RequestLine data-booking={request.referenceNumber}>
        <strong>{clientName}</strong>
        <BookingActions booking={request} />
      </RequestLine>
    );
  const about = withWhom(serviceName(request.service, lang), request);
  return (
    <RequestLine data-booking={request.referenceNumber}>
      <Who>
        <span>
          <OpenName booking={request} />{' '}
          {request.ageBand === 'adolescent' && <Badge $tone="accent">{words.adolescent}</Badge>}
        </span>
        <OneLine title={about}>
          <strong>{when}</strong> <Soft>{about}</Soft>
        </OneLine>
      </Who>
      <Ends>
        {isDue && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            busyLabel={t.confirming}
            disabled={isConfirmed}
            aria-label={
              busy || isConfirmed
                ? undefined
                : count > 1
                  ? t.confirmAllOf(count, clientName)
                  : t.confirmAt(clientName, when)
            }
            onClick={() => void keepWhile(request, confirmAsShown)}
          >
            {isConfirmed ? t.confirmed : count > 1 ? t.confirmAll(count) : t.confirm}
          </Button>
        )}
        {!isDue && offered.includes('confirm') && (
          <LinkButton size="sm" variant="secondary" to={openLink(request.id)}>
            {t.askGuardian}
            <VisuallyHidden>{` ${clientName}`}</VisuallyHidden>
          </LinkButton>
        )}
      </Ends>
      <Under>
        {isConfirmed ? (
          <Sign $tone="good">
            <CircleCheck aria-hidden size={16} />
            {t.confirmedText}
          </Sign>
        ) : (
          <>
            <Sign $tone={tone}>
              <Icon aria-hidden size={16} />
              <span>
                {sign === 'held' && hold?.state === 'held'
                  ? t.left(hold.minutesLeft)
                  : t.signs[sign === 'held' ? 'lapsed' : sign]}
              </span>
            </Sign>
            <Ends>
              {isDue && count === 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy}
                  aria-label={`${t.otherTime} ${clientName}`}
                  onClick={() => board.openDialog('confirm', request)}
                >
                  {t.otherTime}
                </Button>
              )}
              {offered.includes('reject') && (
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy}
                  aria-label={decisions.actionOn(decisions.actions.reject, clientName)}
                  onClick={() => board.openDialog('reject', earliest)}
                >
                  {decisions.actions.reject}
                </Button>
              )}
            </Ends>
          </>
        )}
      </Under>
    </RequestLine>
  );
}
