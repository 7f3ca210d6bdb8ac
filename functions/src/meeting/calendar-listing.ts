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

async function pages(
  client: Client,
  asked: { calendarId: string; timeMin?: string; timeMax?: string; syncToken?: string },
): Promise<{ events: OwnEvent[]; syncToken: string | null }> {
  // An id such as `..` would change the address of the request.
  if (!isCalendarId(asked.calendarId))
    throw Object.assign(new Error('no calendar'), { status: 404 });
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

/** Whether anything changed since Google gave the token, or the token is forgotten there. @throws as the client */
export async function hasChanged(
  client: Client,
  calendarId: string,
  syncToken: string,
): Promise<boolean> {
  try {
    return (await pages(client, { calendarId, syncToken })).events.length > 0;
  } catch (error) {
    if (httpStatusOf(error) !== 410) throw error;
    return true;
  }
}

/** All events that touch the window, and a token for `hasChanged`. @throws as the client */
export const listEvents = (client: Client, calendarId: string, window: Interval) =>
  pages(client, { calendarId, ...within(window) });
