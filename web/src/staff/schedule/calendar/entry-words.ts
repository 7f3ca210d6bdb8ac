/** The words of an entry, in the grid, in the list and on paper. No state is shown by colour alone. */
import { isScheduled, SCHEDULED_STATUSES } from '@tulia/domain/booking/status';
import { GRANULE_MINUTES } from '@tulia/domain/slot/granule';
import { minutesOf } from '@tulia/domain/time/practice-time';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { adminScheduleTexts } from './texts';
import type { Language } from '../../../platform/language/catalogue';
import { STATUS_TONES } from '../../../shared/views/status-tones';
import type { BlockedEntry, ScheduleEntry } from './schedule-entries';

export const ENTRY_SIGNS = ['held', ...SCHEDULED_STATUSES, 'blocked'] as const;
export type EntrySign = (typeof ENTRY_SIGNS)[number];

export function signOf(entry: ScheduleEntry): EntrySign {
  if (entry.kind === 'blocked') return 'blocked';
  if (entry.held) return 'held';
  const { status } = entry.booking;
  // The schedule reads no other status.
  return isScheduled(status) ? status : 'no_show';
}

export const signName = (sign: EntrySign, lang: Language): string =>
  sign === 'held' || sign === 'blocked'
    ? adminScheduleTexts[lang][sign]
    : STATUS_LABELS[lang][sign];

export const SIGN_TONES = {
  ...STATUS_TONES,
  held: STATUS_TONES.pending,
  blocked: 'neutral',
} as const;

export const practitionerOf = (entry: ScheduleEntry): string =>
  entry.kind === 'session' ? entry.booking.practitionerId : entry.practitionerId;

export function blockedWhat(
  { isBusy, serviceId }: Pick<BlockedEntry, 'isBusy' | 'serviceId'>,
  lang: Language,
  serviceName: (slug: string) => string,
): string {
  const t = adminScheduleTexts[lang];
  if (isBusy) return t.busy;
  return serviceId === null ? t.forAll : serviceName(serviceId);
}

/**
 * The client's name, or what is blocked; with the practitioner where several are shown.
 * @param personName undefined: one practitioner is shown
 */
export function entryName(
  entry: ScheduleEntry,
  lang: Language,
  serviceName: (slug: string) => string,
  personName?: (practitionerId: string) => string,
): string {
  const what =
    entry.kind === 'session' ? entry.booking.clientName : blockedWhat(entry, lang, serviceName);
  return personName === undefined ? what : `${what} · ${personName(practitionerOf(entry))}`;
}

/** "14:00–14:50" */
export function entryTimes({ start, end }: Pick<ScheduleEntry, 'start' | 'end'>): string {
  return `${start}–${end}`;
}

export type EntryLines = 'one' | 'two' | 'all';

/** Grid rows (of a granule each) from which a narrow column has room for three lines. */
const THREE_LINES = 2.5;

/** @param wide as wide as the grid, so that all fits in one line */
export function entryLines(
  { start, end }: Pick<ScheduleEntry, 'start' | 'end'>,
  wide: boolean,
): EntryLines {
  const rows = (minutesOf(end) - minutesOf(start)) / GRANULE_MINUTES;
  if (wide || rows >= THREE_LINES) return 'all';
  return rows > 1 ? 'two' : 'one';
}
