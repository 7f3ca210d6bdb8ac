/** The link that opens Google Calendar's own "new event" form, filled in; neutral, like every title outside the product. */
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { Interval } from '@tulia/domain/slot/interval';

/** `YYYYMMDDTHHMMSSZ` */
const compact = (instant: number) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

export function sessionTitle(settings: Pick<PracticeSettings, 'name'>): string {
  return `Session (${settings.name})`;
}

export function addToCalendarLink(
  { startsAt, endsAt }: Interval,
  settings: Pick<PracticeSettings, 'name' | 'city'>,
  joinLink: string | null,
): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.searchParams.set('action', 'TEMPLATE');
  link.searchParams.set('text', sessionTitle(settings));
  link.searchParams.set('dates', `${compact(startsAt)}/${compact(endsAt)}`);
  link.searchParams.set('location', joinLink ?? settings.city);
  if (joinLink !== null) link.searchParams.set('details', joinLink);
  return link.href;
}
