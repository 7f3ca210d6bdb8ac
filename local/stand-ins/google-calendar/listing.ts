/**
 * `events.list`: pages, time bounds and sync tokens, as the guide to synchronisation says
 * (https://developers.google.com/workspace/calendar/api/guides/sync).
 */
import type { Calendar, StoredEvent } from './calendar';
import { invalid, syncTokenGone } from './google-error';

/** They "cannot be specified together with nextSyncToken". */
const NOT_WITH_TOKEN = ['timeMin', 'timeMax', 'q', 'orderBy', 'updatedMin', 'iCalUID'];
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function bound(asked: URLSearchParams, name: string): number | null {
  const text = asked.get(name);
  if (text === null) return null;
  if (!RFC_3339.test(text)) throw invalid(`Invalid value for: ${name}`);
  return Date.parse(text);
}

/** Days are those of Nairobi. */
const instantOf = (time: StoredEvent['start']) =>
  Date.parse(time?.dateTime ?? (time?.date === undefined ? '' : `${time.date}T00:00:00+03:00`));

function inBounds(event: StoredEvent, from: number | null, until: number | null): boolean {
  const [start, end] = [instantOf(event.start), instantOf(event.end)];
  // Google returns an event without an end, too.
  return !(end <= (from ?? -Infinity)) && !(start >= (until ?? Infinity));
}

/** @throws GoogleError 400 for what Google refuses, 410 for a token that it does not know */
export function listing(calendar: Calendar, calendarId: string, asked: URLSearchParams) {
  const token = asked.get('syncToken');
  const forbidden = NOT_WITH_TOKEN.find((name) => token !== null && asked.has(name));
  if (forbidden !== undefined) throw invalid(`Sync token cannot be used with ${forbidden}`);
  const [from, until] = [bound(asked, 'timeMin'), bound(asked, 'timeMax')];
  if (from !== null && until !== null && from >= until)
    throw invalid('The specified time range is empty.');
  const since = token === null ? 0 : calendar.changeOf(token);
  if (Number.isNaN(since)) throw syncTokenGone();
  const found = calendar
    .changedSince(calendarId, since)
    .filter(
      (event) => token !== null || (event.status !== 'cancelled' && inBounds(event, from, until)),
    );
  const first = Number((asked.get('pageToken') ?? 'page-0').replace('page-', ''));
  const most = Math.min(Number(asked.get('maxResults') ?? 250), 2500);
  if (!(first >= 0) || !(most > 0)) throw invalid('Invalid value for: pageToken or maxResults');
  const isLast = first + most >= found.length;
  return {
    kind: 'calendar#events',
    timeZone: 'Africa/Nairobi',
    items: found.slice(first, first + most),
    ...(isLast ? { nextSyncToken: calendar.token() } : { nextPageToken: `page-${first + most}` }),
  };
}
