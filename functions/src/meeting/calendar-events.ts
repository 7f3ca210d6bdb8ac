/**
 * Creates, adopts and removes events of Google Calendar; each action may be repeated. Events have no guests and send no
 * notifications: the product emails its own invitations.
 */
import type { calendar_v3 } from '@googleapis/calendar';
import { isCalendarId } from '@tulia/domain/practice/practitioner';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { derivedId, fingerprint } from '../platform/fingerprint';
import { httpStatusOf } from './calendar-fault';

/** Google accepts 5 to 1024 characters of RFC 4648 base32hex, lower case (Calendar API, Events: insert, `id`). */
export const eventIdFor = (bookingId: string, version: number) =>
  fingerprint('event', `${bookingId}:${version}`);

/** Google recognises a repeated request by this id, which may be any text (`createRequest.requestId`). */
export const conferenceRequestIdFor = (bookingId: string, version: number) =>
  derivedId('conference', `${bookingId}:${version}`);

interface WantedEvent {
  /** `primary`, or a calendar that is shared with the connected account */
  calendarId: string;
  eventId: string;
  conferenceRequestId: string;
  bookingId: string;
  /** epoch milliseconds */
  startsAt: number;
  endsAt: number;
  title: string;
}

export interface MadeEvent {
  /** `pending` while Google creates the conference */
  conference: 'ready' | 'pending' | 'failed';
  link: string | null;
}

/** Creates the event, or changes the event of an earlier attempt to the wanted time. */
export async function ensureEvent(
  client: calendar_v3.Calendar,
  wanted: WantedEvent,
): Promise<MadeEvent> {
  requireCalendar(wanted);
  try {
    const { data } = await client.events.insert({
      calendarId: wanted.calendarId,
      conferenceDataVersion: 1,
      sendUpdates: 'none',
      requestBody: { id: wanted.eventId, ...bodyOf(wanted), ...conferenceOf(wanted) },
    });
    return madeFrom(data);
  } catch (error) {
    if (httpStatusOf(error) !== 409) throw error;
  }
  return adopt(client, wanted);
}

async function adopt(client: calendar_v3.Calendar, wanted: WantedEvent): Promise<MadeEvent> {
  const at = { calendarId: wanted.calendarId, eventId: wanted.eventId };
  const { data: found } = await client.events.get(at);
  const removed = found.status === 'cancelled';
  const inPlace =
    Date.parse(found.start?.dateTime ?? '') === wanted.startsAt &&
    Date.parse(found.end?.dateTime ?? '') === wanted.endsAt;
  const asks = linkOf(found) === null && (removed || conferenceStatus(found) !== 'pending');
  if (inPlace && !removed && !asks) return madeFrom(found);
  const { data } = await client.events.patch({
    ...at,
    conferenceDataVersion: 1,
    sendUpdates: 'none',
    requestBody: {
      ...bodyOf(wanted),
      status: 'confirmed',
      ...(asks ? conferenceOf(again(wanted, found)) : {}),
    },
  });
  return madeFrom(data);
}

/** Google ignores a repeated request id, so a new request needs a new id; `updated` changes with each request. */
const again = (wanted: WantedEvent, { updated }: calendar_v3.Schema$Event): WantedEvent => ({
  ...wanted,
  conferenceRequestId: derivedId(wanted.conferenceRequestId, updated ?? ''),
});

/** @returns false when the event did not exist (404), or was removed before (410) */
export async function removeEvent(
  client: calendar_v3.Calendar,
  { calendarId, eventId }: Pick<WantedEvent, 'calendarId' | 'eventId'>,
): Promise<boolean> {
  try {
    requireCalendar({ calendarId });
    await client.events.delete({ calendarId, eventId, sendUpdates: 'none' });
    return true;
  } catch (error) {
    const status = httpStatusOf(error);
    if (status === 404 || status === 410) return false;
    throw error;
  }
}

/** An id such as `..` would change the address of the request, so it counts as a calendar that does not exist. */
function requireCalendar({ calendarId }: Pick<WantedEvent, 'calendarId'>): void {
  if (!isCalendarId(calendarId)) throw Object.assign(new Error('no calendar'), { status: 404 });
}

function bodyOf(wanted: WantedEvent): calendar_v3.Schema$Event {
  const moment = (instant: number) => ({
    dateTime: new Date(instant).toISOString(),
    timeZone: PRACTICE_ZONE,
  });
  return {
    summary: wanted.title,
    start: moment(wanted.startsAt),
    end: moment(wanted.endsAt),
    visibility: 'private',
    extendedProperties: { private: { bookingId: wanted.bookingId } },
  };
}

function conferenceOf(wanted: WantedEvent): calendar_v3.Schema$Event {
  return {
    conferenceData: {
      createRequest: {
        requestId: wanted.conferenceRequestId,
        conferenceSolutionKey: { type: 'hangoutsMeet' },
      },
    },
  };
}

function linkOf(event: calendar_v3.Schema$Event): string | null {
  const video = event.conferenceData?.entryPoints?.find((each) => each.entryPointType === 'video');
  return event.hangoutLink ?? video?.uri ?? null;
}

const conferenceStatus = (event: calendar_v3.Schema$Event) =>
  event.conferenceData?.createRequest?.status?.statusCode;

function madeFrom(event: calendar_v3.Schema$Event): MadeEvent {
  const link = linkOf(event);
  if (link !== null) return { conference: 'ready', link };
  return { conference: conferenceStatus(event) === 'failure' ? 'failed' : 'pending', link: null };
}
