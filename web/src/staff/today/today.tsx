/** The start page of all staff (design section 7). */
import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/booking/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock } from '@tulia/domain/wording/moments';
import { Suspense } from 'react';
import { Link, type To } from 'react-router-dom';
import { adminPeopleTexts } from '../parts/texts/people';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useOnline } from '../../platform/offline/use-connection';
import { TROUBLES_COUNTED } from '../parts/use-mail-troubles';
import { Banner } from '../../ui/banner';
import { KeptNote } from '../parts/awaited';
import { ClientWord } from '../bookings/board/client-word';
import { useBoard } from '../bookings/board/board-context';
import { BookOnBehalf } from '../bookings/behalf/book-on-behalf';
import { BookingProvider } from '../bookings/panel/booking-provider';
import { OneLine } from '../bookings/list/list-style';
import { OpenedBooking } from '../bookings/panel/opened-booking';
import { dayPlan, momentOf, spanText } from './day-plan';
import { FrontCard, SessionEnds } from './front-card';
import { OpenName } from './open-name';
import { NeedsPanel } from './needs-panel';
import { RequestsPanel } from './requests-panel';
import * as Style from '../parts/panel-style';
import { SESSIONS_READ, useToday } from './use-today';
import { useWithWhom } from './use-with-whom';
import { TitleTools } from '../parts/admin-frame';
import { NotRead, isFailed } from '../parts/not-read';
import { usePractitioners } from '../../shared/practice/practitioners';
import { Soft, Stack, WhereThereIsRoom } from '../../ui/layout';
import { PersonFilter } from '../parts/person-select';
import { useShownPerson } from '../parts/use-shown-person';
import { useKeepDay } from './use-keep-day';

/** Shows mostly nothing. */
const ConnectionTrouble = lazyPart(() =>
  import('../health/connection-trouble/connection-trouble').then((part) => part.ConnectionTrouble),
);
const KeptDay = lazyPart(() => import('./kept-day').then((part) => part.default));
/** Few days need it. */
const OpeningPanel = lazyPart(() => import('./opening-panel').then((part) => part.OpeningPanel));

interface TodayProps {
  role: Role;
  /** links for this role */
  places: { requests: To; schedule: To; messages: To; unmatched: To; time: To };
}

export function Today({ role, places }: TodayProps) {
  const { practitionerId, show } = useShownPerson();
  const isOfOwn = role === 'therapist';
  return (
    <BookingProvider role={role} mailsRead={TROUBLES_COUNTED}>
      {may(role, 'decide-bookings') && (
        <TitleTools>
          <BookOnBehalf />
        </TitleTools>
      )}
      <Stack $gap="sm">
        <Suspense fallback={null}>
          <ConnectionTrouble />
        </Suspense>
        {!isOfOwn && <PersonFilter practitionerId={practitionerId} onChoose={show} />}
        <TodayBoard role={role} places={places} chosen={isOfOwn ? null : practitionerId} />
      </Stack>
      <OpenedBooking />
    </BookingProvider>
  );
}

function TodayBoard({ role, places, chosen }: TodayProps & { chosen: string | null }) {
  const { t } = useTexts(todayTexts);
  const { t: people } = useTexts(adminPeopleTexts);
  const { now } = useBoard();
  const today = useToday(role, now, chosen);
  const chosenName = usePractitioners().find(({ id }) => id === chosen)?.name ?? null;
  const { sessions, requests } = today;
  const isOnline = useOnline();
  useKeepDay(sessions, chosen);
  if (today.isUnlinked)
    return (
      <Banner title={people.nobody} action={<Link to={places.schedule}>{t.openSchedule}</Link>} />
    );
  const reads = [sessions, requests];
  if (reads.some(isFailed) || sessions.data === undefined || requests.data === undefined)
    return (
      <Stack>
        <NotRead of={[today.own, ...reads]} texts={t} lines={6} height="3.5rem" />
        {(!isOnline || [today.own, ...reads].some(({ overdue }) => overdue)) && (
          <Suspense fallback={null}>
            <KeptDay />
          </Suspense>
        )}
      </Stack>
    );
  const { front, rest, tomorrow } = dayPlan(sessions.data, now);
  const over = rest.filter((session) => momentOf(session, now) === 'ended').length;
  const { steps, hours } = today.opening;
  const isNew = steps.some(({ step }) => step === 'booking');
  const opening = (
    <Suspense>
      {steps.length > 0 && <OpeningPanel steps={steps} isNew={isNew} hours={hours} />}
    </Suspense>
  );
  const isCut = sessions.data.length >= SESSIONS_READ;
  return (
    <Style.Board>
      <Style.Part>
        {isNew && opening}
        <KeptNote of={reads} />
        {front.map((session) => (
          <FrontCard key={session.id} session={session} />
        ))}
        {front.length === 0 && !isNew && (
          <Style.Front aria-label={t.today}>
            <strong>{t.noSession}</strong>
            <WhereThereIsRoom>
              <br />
              <Soft>{t.noSessionText}</Soft>
            </WhereThereIsRoom>
          </Style.Front>
        )}
        {!isNew && opening}
        <RequestsPanel requests={requests.data} all={places.requests} ofWhom={chosenName} />
      </Style.Part>
      <Style.Part>
        <NeedsPanel
          needs={today.needs}
          hasMoreCalls={today.hasMoreCalls}
          ofWhom={chosenName}
          hasSteps={steps.length > 0}
          awaited={today.needsAwaited}
          failed={today.needsFailed}
          newestMessage={today.newestMessage}
          messages={places.messages}
          unmatched={places.unmatched}
          time={places.time}
          system={may(role, 'manage-practice') ? { begunAt: today.begunAt } : null}
        />
        <Day
          id="today-sessions"
          title={t.today}
          lead={rest.length > 0 ? t.counts(rest.length - over, over) : ''}
          none={t.restNone}
          sessions={rest}
          schedule={places.schedule}
        />
        <Day
          id="tomorrow-sessions"
          title={t.tomorrow}
          lead=""
          none={t.tomorrowNone}
          sessions={tomorrow}
          more={isCut ? t.more : ''}
        />
      </Style.Part>
    </Style.Board>
  );
}

interface DayProps {
  id: string;
  title: string;
  lead: string;
  none: string;
  sessions: readonly Booking[];
  schedule?: To;
  more?: string;
}

function Day({ id, title, lead, none, sessions, schedule, more = '' }: DayProps) {
  const { t, lang } = useTexts(todayTexts);
  const { now } = useBoard();
  const withWhom = useWithWhom();
  const aboutOf = (session: Booking) => {
    const when =
      momentOf(session, now) === 'ended'
        ? t.ended(formatClock(session.endsAt, lang))
        : t.inTime(spanText(session.startsAt - now, t));
    return `${withWhom(when, session)} · ${serviceName(session.service, lang)}`;
  };
  return (
    <Style.Panel aria-labelledby={id}>
      <Style.PanelHead>
        <h2 id={id}>{title}</h2>
        <Soft>{lead}</Soft>
        {schedule !== undefined && <Link to={schedule}>{t.openSchedule}</Link>}
      </Style.PanelHead>
      {sessions.length === 0 && <Style.Quiet>{none}</Style.Quiet>}
      <Style.Lines>
        {sessions.map((session) => (
          <Style.SessionLine key={session.id} data-booking={session.referenceNumber}>
            <strong>{formatClock(session.startsAt, lang)}</strong>
            <Style.Who>
              <OneLine $strong title={session.clientName}>
                <OpenName booking={session} />
              </OneLine>
              <OneLine $soft title={aboutOf(session)}>
                {aboutOf(session)}
              </OneLine>
              <ClientWord booking={session} />
            </Style.Who>
            <SessionEnds session={session} />
          </Style.SessionLine>
        ))}
      </Style.Lines>
      {more !== '' && <Style.Quiet>{more}</Style.Quiet>}
    </Style.Panel>
  );
}
