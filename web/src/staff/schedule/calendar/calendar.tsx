/**
 * The grids of day, week and month (FullCalendar), loaded only when shown. FullCalendar works on practice time in its
 * UTC, so no browser zone can move an entry. The grid only reports drops and selections.
 */
import type { EventInput, CalendarRef } from '@fullcalendar/react';
import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { GRANULE_MINUTES } from '@tulia/domain/slot/granule';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { minutesOf, timeOf, toWallTime } from '@tulia/domain/time/practice-time';
import { formatDay, localeOf } from '@tulia/domain/wording/moments';
import { memo, useEffect, useMemo, useRef } from 'react';
import { adminScheduleTexts } from './texts';
import { presentInstant } from '../../../platform/hooks/clock';
import { useTexts } from '../../../platform/language/use-texts';
import { color } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { CalendarFrame, EntryBody } from './calendar-style';
import { entryLines, entryName, entryTimes, signName, signOf, SIGN_TONES } from './entry-words';
import { shownHours, type ScheduleEntry } from './schedule-entries';
import type { ScheduleView } from './schedule-range';
import { SignIcon } from './sign-icon';
import { useStill } from './use-still';

const VIEWS = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const;
const PLUGINS = [dayGrid, timeGrid, interaction, classic];
const HOUR = 60;
/** A drag begins after this, so that scrolling moves no entry. */
const LONG_PRESS_MS = 400;

/** Ground and ink. */
const COLORS = {
  neutral: [color.sunken, color.ink],
  primary: [color.primarySoft, color.onPrimarySoft],
  accent: [color.accentSoft, color.onAccentSoft],
  success: [color.successSoft, color.onSuccessSoft],
  warning: [color.warningSoft, color.onWarningSoft],
  danger: [color.dangerSoft, color.onDangerSoft],
} as const;

export interface CalendarProps {
  view: Exclude<ScheduleView, 'list'>;
  date: string;
  entries: readonly ScheduleEntry[];
  hours: OpeningHours;
  serviceName: (slug: string) => string;
  /** undefined: one practitioner is shown */
  personName?: ((practitionerId: string) => string) | undefined;
  mayMove: (entry: ScheduleEntry) => boolean;
  mayBlock: boolean;
  onOpen: (entry: ScheduleEntry) => void;
  onMove: (entry: ScheduleEntry, date: string, time: string) => void;
  /** `end` excluded, possibly `24:00` */
  onSelect: (range: { date: string; start: string; end: string }) => void;
  onDay: (date: string) => void;
}

const wall = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11, 16) });

function mirrorTimes({ start, end }: { start: Date | null; end: Date | null }): string {
  const from = wall(start?.toISOString() ?? '');
  const until = wall(end?.toISOString() ?? '');
  return entryTimes({ start: from.time, end: until.date > from.date ? '24:00' : until.time });
}

function businessHours(hours: OpeningHours) {
  return Object.entries(hours).map(([weekday, { first, last }]) => {
    const endTime = timeOf(Math.min(minutesOf(last) + HOUR, 24 * HOUR));
    return { daysOfWeek: [Number(weekday) % 7], startTime: first, endTime };
  });
}

/**
 * The grid stays the same during a drag: new entries would make it grow under the pointer, and with new options
 * FullCalendar would take the drop for one on another calendar.
 */
export default function Calendar(props: CalendarProps) {
  const { still, onPointerDown, onDragStart, onDragStop } = useStill(props);
  return (
    <CalendarFrame $columns={props.view === 'day' ? 1 : 7} onPointerDown={onPointerDown}>
      <Grid shown={still} onDragStart={onDragStart} onDragStop={onDragStop} />
    </CalendarFrame>
  );
}

const Grid = memo(function Grid({
  shown: props,
  onDragStart,
  onDragStop,
}: {
  shown: CalendarProps;
  onDragStart: () => void;
  onDragStop: () => void;
}) {
  const { view, date, entries, hours, serviceName, personName } = props;
  const { mayMove, mayBlock, onSelect } = props;
  const { t, common, lang } = useTexts(adminScheduleTexts);
  const calendar = useRef<CalendarRef>(null);
  const shown = shownHours(hours, entries);

  useEffect(() => calendar.current?.getApi().gotoDate(date), [date]);

  const events = entries.map((entry): EventInput => {
    const sign = signOf(entry);
    const [ground, ink] = COLORS[SIGN_TONES[sign]];
    return {
      id: entry.id,
      title: entryName(entry, lang, serviceName, personName),
      start: `${entry.date}T${entry.start}:00`,
      end: `${entry.date}T${entry.end}:00`,
      startEditable: mayMove(entry),
      color: ground,
      contrastColor: ink,
      class: `schedule-entry schedule-${sign}`,
    };
  });
  // FullCalendar compares by identity; equal events must not be parsed again.
  const fingerprint = JSON.stringify(events);
  const stable = useMemo(() => JSON.parse(fingerprint) as EventInput[], [fingerprint]);
  const open = useMemo(() => businessHours(hours), [hours]);
  const entryOf = (id: string) => entries.find((entry) => entry.id === id);

  return (
    <FullCalendar
      key={view}
      ref={calendar}
      plugins={PLUGINS}
      initialView={VIEWS[view]}
      initialDate={date}
      headerToolbar={false}
      timeZone="UTC"
      now={() => {
        const now = toWallTime(presentInstant());
        return `${now.date}T${now.time}:00Z`;
      }}
      nowIndicator
      locale={localeOf(lang)}
      firstDay={1}
      navLinkHint={t.goToDay}
      moreLinkText={t.more}
      moreLinkHint={t.moreHint}
      closeHint={common.close}
      eventsHint={t.entries}
      height="auto"
      allDaySlot={false}
      slotMinTime={shown.from}
      slotMaxTime={shown.until}
      slotDuration={timeOf(GRANULE_MINUTES)}
      slotHeaderInterval="01:00"
      slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
      dayMaxEvents={4}
      rowMoreLinkClass="schedule-more"
      eventDisplay="block"
      businessHours={open}
      events={stable}
      eventInteractive
      eventDurationEditable={false}
      editable
      selectable={mayBlock && view !== 'month'}
      selectMirror
      longPressDelay={LONG_PRESS_MS}
      navLinks={view !== 'day'}
      navLinkDayClick={(day: Date) => props.onDay(day.toISOString().slice(0, 10))}
      eventClick={({ event }) => {
        const entry = entryOf(event.id);
        if (entry) props.onOpen(entry);
      }}
      eventDragStart={onDragStart}
      eventDragStop={onDragStop}
      eventDrop={({ event, revert }) => {
        const entry = entryOf(event.id);
        const target = wall(event.start?.toISOString() ?? '');
        // The page decides where the entry stands while it asks.
        revert();
        if (entry) props.onMove(entry, target.date, target.time);
      }}
      select={({ start, end }) => {
        const from = wall(start.toISOString());
        const until = wall(end.toISOString());
        const sameDay = from.date === until.date;
        onSelect({ date: from.date, start: from.time, end: sameDay ? until.time : '24:00' });
        calendar.current?.getApi().unselect();
      }}
      eventContent={({ event, isMirror }) => {
        const entry = entryOf(event.id);
        const times = isMirror ? mirrorTimes(event) : null;
        if (!entry) return times === null ? null : <EntryBody>{times}</EntryBody>;
        const sign = signOf(entry);
        const isMonth = view === 'month';
        const lines = isMonth || times !== null ? 'all' : entryLines(entry, view === 'day');
        const state = signName(sign, lang);
        const service = entry.kind === 'session' ? serviceName(entry.booking.serviceId) : '';
        const whole = [entryTimes(entry), event.title, service, state].filter(Boolean).join(' · ');
        return (
          <EntryBody $lines={lines} title={whole}>
            <VisuallyHidden>{formatDay(entry.date, lang)} </VisuallyHidden>
            <span>
              <SignIcon sign={sign} size={13} />
              {/* One line, or a day of a month, has room for the start only. */}
              <span>{times ?? (isMonth || lines === 'one' ? entry.start : entryTimes(entry))}</span>
              {lines === 'one' && <VisuallyHidden>{`–${entry.end}`}</VisuallyHidden>}
            </span>
            <strong>{event.title}</strong>
            {lines === 'all' ? (
              <>
                {!isMonth && service !== '' && <span>{service}</span>}
                <span>{state}</span>
              </>
            ) : (
              <VisuallyHidden> {state}</VisuallyHidden>
            )}
          </EntryBody>
        );
      }}
    />
  );
});
