/**
 * The staff's schedule (design section 7). A drag asks before it moves a session; buttons do the same without
 * dragging.
 */
import { actionsFor } from '@tulia/domain/booking/transitions';
import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/booking/booking';
import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import { nearestStartTime } from '@tulia/domain/slot/start-times';
import { minutesOf, timeOf, toWallTime } from '@tulia/domain/time/practice-time';
import { formatDay } from '@tulia/domain/wording/moments';
import { Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { presentInstant } from '../../../platform/hooks/clock';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useActorOn, useOwnPractitioner } from '../../parts/use-own-practitioner';
import { PersonFilter, usePersonChoice } from '../../parts/person-select';
import { NotBookable, useNotBookable } from '../../parts/not-bookable';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Button } from '../../../ui/button';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Dialog } from '../../../ui/dialogs/dialog';
import { H3 } from '../../../ui/heading';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { below } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { BlockDialog, type BlockRange } from './block-dialog';
import { BlockedDialog } from './blocked-dialog';
import { DayList } from './day-list';
import { ENTRY_SIGNS, practitionerOf, SIGN_TONES, signName } from './entry-words';
import { OnPaperOnly, OnScreenOnly } from '../../../ui/theme/print-style';
import type { BlockedEntry, ScheduleEntry } from './schedule-entries';
import { viewDates } from './schedule-range';
import { ScheduleToolbar } from './schedule-toolbar';
import { SignIcon } from './sign-icon';
import { SESSIONS_LIMIT, useSchedule } from './use-schedule';
import { useSchedulePlace } from './use-schedule-place';
import { useShownPerson } from '../../parts/use-shown-person';
import { useServiceNames } from './use-service-names';
import type { Elements } from '../../../ui/elements';
import { NotRead } from '../../parts/not-read';

const WaitingDialog = lazyPart(() =>
  import('../waiting/waiting-dialog').then((part) => part.default),
);
const Calendar = lazyPart(() => import('./calendar').then((part) => part.default));

/** In the list every day has its own heading, and a phone has no room for both. */
const Title = styled(H3)<{ $isRepeated: boolean }>`
  @media ${below.sm} {
    ${({ $isRepeated }) => $isRepeated && visuallyHidden}
  }
`;

const Details = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Practice time, on the hour; empty or null while not chosen. */
interface BookingPlace {
  date: string;
  time: string;
  practitionerId: string | null;
}

type MoveTarget = Pick<BookingPlace, 'date' | 'time'>;

type Open =
  | { kind: 'waiting' }
  | { kind: 'book'; at: BookingPlace }
  | { kind: 'details'; bookingId: string }
  | { kind: 'blocked'; entry: BlockedEntry }
  | { kind: 'block'; range: BlockRange }
  | { kind: 'move'; booking: Booking; target: MoveTarget };

export interface ScheduleProps {
  role: Role;
  /** the page's dialog for a new booking; absent: may not book */
  book?: ((at: BookingPlace, onClose: () => void) => Elements) | undefined;
  /** the page's dialog for a dropped session */
  move: (booking: Booking, target: MoveTarget, onClose: () => void) => Elements;
  details: (booking: Booking) => ReactNode;
}

export function Schedule({ role, book, move, details }: ScheduleProps) {
  const { t, common, lang } = useTexts(adminScheduleTexts);
  const { people, practitionerId, show } = useShownPerson(useOwnPractitioner());
  const shown = people.filter(({ id }) => practitionerId === null || id === practitionerId);
  const hours = openingHoursOfAll(shown);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  /** undefined: one practitioner is shown */
  const personName = shown.length > 1 ? (id: string) => names.get(id) ?? '' : undefined;
  const choice = usePersonChoice();
  const actorOn = useActorOn(role);
  const [openedOn] = useState(() => toWallTime(presentInstant()).date);
  const { view, date, setView, setDate, openDay } = useSchedulePlace(openedOn);
  const schedule = useSchedule(view, date);
  const today = toWallTime(schedule.now).date;
  const nameOf = useServiceNames();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // A therapist blocks only their own time, but may see other schedules.
  const mayBlock =
    choice.practitionerId !== null &&
    (practitionerId === null || choice.people.some(({ id }) => id === practitionerId));
  const notBookable = useNotBookable();
  const askBlock = (range: BlockRange) => {
    if (practitionerId !== null) choice.choose(practitionerId);
    setOpen({ kind: 'block', range });
  };
  const askBook = ({ date: onDay, start }: Pick<BlockRange, 'date' | 'start'>) => {
    const time = start === '' ? '' : nearestStartTime(start);
    setOpen({ kind: 'book', at: { date: onDay, time, practitionerId } });
  };
  const entriesShown = schedule.entries.filter(
    (entry) => practitionerId === null || practitionerOf(entry) === practitionerId,
  );

  const mayMove = (entry: ScheduleEntry) =>
    entry.kind === 'session' &&
    entry.booking.startsAt > schedule.now &&
    actionsFor(entry.booking.status, actorOn(entry.booking)).includes('move');

  const onOpen = (entry: ScheduleEntry) =>
    setOpen(
      entry.kind === 'session'
        ? { kind: 'details', bookingId: entry.booking.id }
        : { kind: 'blocked', entry },
    );

  const onMove = (entry: ScheduleEntry, toDate: string, toTime: string) => {
    if (entry.kind !== 'session') return;
    const target = { date: toDate, time: nearestStartTime(toTime) };
    if (target.date === entry.date && target.time === entry.start) return;
    setOpen({ kind: 'move', booking: entry.booking, target });
  };

  // A booking that has left the range has no details.
  const opened =
    open?.kind === 'details'
      ? schedule.bookings.find(({ id }) => id === open.bookingId)
      : undefined;
  const entries = withTarget(entriesShown, open);
  const dates = viewDates(view, date);
  const shared = { hours, personName, serviceName: nameOf, onOpen };
  const list = <DayList {...shared} dates={dates} entries={entriesShown} today={today} />;
  const dayName = (each = date) => formatDay(each, lang);
  const title = dates.length === 1 ? dayName() : `${dayName(dates[0])} – ${dayName(dates.at(-1))}`;

  return (
    <Stack as="section" aria-labelledby="schedule-title">
      <ScheduleToolbar
        view={view}
        date={date}
        today={today}
        onView={setView}
        onDate={setDate}
        onBlock={mayBlock ? () => askBlock({ date, start: '', end: '' }) : undefined}
        onBook={book && (() => askBook({ date, start: '' }))}
        person={<PersonFilter practitionerId={practitionerId} onChoose={show} />}
      />
      <Title as="h2" id="schedule-title" aria-live="polite" $isRepeated={view === 'list'}>
        {title}
      </Title>
      {notBookable !== null && <NotBookable why={notBookable} />}
      {schedule.stale && <Banner tone="warning">{t.stale}</Banner>}
      {schedule.cut && <Banner tone="warning">{t.cut(SESSIONS_LIMIT)}</Banner>}
      {!schedule.isReady ? (
        <NotRead of={schedule.reads} texts={t} lines={8} height="3rem" />
      ) : view === 'list' ? (
        list
      ) : (
        <>
          <OnScreenOnly>
            <Suspense fallback={<Skeleton label={t.loading} lines={8} height="3rem" />}>
              <Calendar
                {...shared}
                view={view}
                date={date}
                entries={entries}
                mayMove={mayMove}
                mayBlock={mayBlock}
                onMove={onMove}
                onSelect={askBlock}
                onDay={openDay}
              />
            </Suspense>
          </OnScreenOnly>
          <OnPaperOnly>{list}</OnPaperOnly>
        </>
      )}
      <Cluster role="group" aria-label={t.legend} $gap="xs">
        {ENTRY_SIGNS.map((sign) => (
          <Badge key={sign} $tone={SIGN_TONES[sign]}>
            <SignIcon sign={sign} />
            <span>{signName(sign, lang)}</span>
          </Badge>
        ))}
      </Cluster>
      <Soft as="p">{t.practiceTime}</Soft>
      <OnScreenOnly>
        <Soft as="p">
          {[
            view !== 'list' && may(role, 'decide-bookings') && t.moveHint,
            (view === 'day' || view === 'week') && mayBlock && t.blockHint,
          ]
            .filter(Boolean)
            .join(' ')}
        </Soft>
      </OnScreenOnly>
      <OnScreenOnly>
        <Button variant="quiet" onClick={() => setOpen({ kind: 'waiting' })}>
          {t.waiting}
        </Button>
      </OnScreenOnly>
      {open?.kind === 'waiting' && (
        <Suspense fallback={null}>
          <WaitingDialog onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'details' && (
        <Dialog open onOpenChange={close} closeLabel={common.close} title={t.detailsTitle} wide>
          <Details>{opened ? details(opened) : <p>{t.gone}</p>}</Details>
        </Dialog>
      )}
      {open?.kind === 'blocked' && (
        <BlockedDialog
          entry={open.entry}
          serviceName={nameOf}
          mayFree={
            !open.entry.isBusy && choice.people.some(({ id }) => id === open.entry.practitionerId)
          }
          onClose={close}
        />
      )}
      {open?.kind === 'block' && (
        <BlockDialog
          range={open.range}
          choice={choice}
          today={today}
          onBook={book && askBook}
          onClose={close}
        />
      )}
      {open?.kind === 'book' && book?.(open.at, close)}
      {open?.kind === 'move' && move(open.booking, open.target, close)}
    </Stack>
  );
}

/** While the dialog asks, the session stands in its new place. */
function withTarget(entries: readonly ScheduleEntry[], open: Open | null): ScheduleEntry[] {
  if (open?.kind !== 'move') return [...entries];
  const { booking, target } = open;
  return entries.map((entry) => {
    if (entry.id !== booking.id) return entry;
    const { date, time } = target;
    const end = minutesOf(time) + booking.service.durationMinutes;
    return { ...entry, date, start: time, end: timeOf(Math.min(end, 24 * 60)) };
  });
}
