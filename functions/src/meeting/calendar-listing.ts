/**
 * Reads which times of a calendar are taken, and nothing else: the mask leaves titles, texts and guests at Google.
 * The scope `calendar.events` allows this, and not `freebusy.query`.
 * https://developers.google.com/workspace/calendar/api/guides/sync
 */
import type { calendar_v3 } from '@googleapis/calendar';
import { isCalendarId } from '@tulia/domain/practice/practitioner';
import type { OwnEvent } from '@tulia/domain/slot/calendar-busy';
import type { Interval } from '@tulia/domain/slot/interval';
import { httpStatusOf } from './calendar-fault';

const ITEM =
  'id,status,transparency,start,end,eventType,iCalUID,' +
  'attendees(self,responseStatus),extendedProperties/private/bookingId';
const FIELDS = `items(${ITEM}),nextPageToken,nextSyncToken`;

const PAGE = 250;
/** More events than people have in two months; without an end a faulty answer would be read for ever. */
const MOST_PAGES = 40;

const within = ({ startsAt, endsAt }: Interval) => ({
  timeMin: new Date(startsAt).toISOString(),
  timeMax: new Date(endsAt).toISOString(),
});

type Client = Pick<calendar_v3.Calendar, 'events'>;

/** An id such as `..` would change the address of the request. */
function requireCalendar(calendarId: string): void {
  if (!isCalendarId(calendarId)) throw Object.assign(new Error('no calendar'), { status: 404 });
}

async function pages(
  client: Client,
  asked: { calendarId: string; timeMin?: string; timeMax?: string; syncToken?: string },
): Promise<{ events: OwnEvent[]; syncToken: string | null }> {
  requireCalendar(asked.calendarId);
  const events: OwnEvent[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const same = { ...asked, singleEvents: true, maxResults: PAGE, fields: FIELDS };
    const { data } = await client.events.list(
      pageToken === undefined ? same : { ...same, pageToken },
    );
    events.push(...(data.items ?? []));
    pageToken = data.nextPageToken ?? undefined;
    if (pageToken === undefined) return { events, syncToken: data.nextSyncToken ?? null };
  }
  throw new Error('a calendar without an end');
}

/**
 * All events of the window, by `syncToken` only when something changed since the token was given.
 * @returns `events` null: nothing changed
 * @throws as the client; 410 is answered by reading the whole window
 */
export async function listEvents(
  client: Client,
  calendarId: string,
  { window, syncToken }: { window: Interval; syncToken: string | null },
): Promise<{ events: OwnEvent[] | null; syncToken: string | null }> {
  if (syncToken !== null) {
    try {
      const changed = await pages(client, { calendarId, syncToken });
      if (changed.events.length === 0) return { events: null, syncToken: changed.syncToken };
    } catch (error) {
      // Google has forgotten the token.
      if (httpStatusOf(error) !== 410) throw error;
    }
  }
  return pages(client, { calendarId, ...within(window) });
}

/** The events that touch a short interval; one request. @throws as the client */
export async function eventsWithin(
  client: Client,
  calendarId: string,
  interval: Interval,
): Promise<OwnEvent[]> {
  requireCalendar(calendarId);
  const { data } = await client.events.list({
    calendarId,
    ...within(interval),
    singleEvents: true,
    maxResults: PAGE,
    fields: FIELDS,
  });
  return data.items ?? [];
}
