/** The link to Google Calendar's filled-in "new event" form. Its title does not mention counselling. */
import type { PracticeSettings } from '../../practice/settings';
import type { Interval } from '../../slot/interval';

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
  const fields: [string, string][] = [
    ['action', 'TEMPLATE'],
    ['text', sessionTitle(settings)],
    ['dates', `${compact(startsAt)}/${compact(endsAt)}`],
    ['location', joinLink ?? settings.city],
    ...(joinLink === null ? [] : ([['details', joinLink]] as [string, string][])),
  ];
  const query = fields.map(([name, value]) => `${name}=${formEncoded(value)}`).join('&');
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** As `URLSearchParams` does it (URL Standard, application/x-www-form-urlencoded), which `domain` does not have. */
function formEncoded(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(whole)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
