/**
 * Checks our client's event against the documented shape of the API, and refuses what Google would refuse or ignore. A
 * new field of our client is added here first. https://developers.google.com/calendar/api/v3/reference/events
 */
import { optional, shape, text, texts, wrongField } from '../http/shape';
import { invalid } from './google-error';

interface EventTime {
  dateTime: string;
  timeZone: string;
}

/** All fields are optional, since PATCH sends only some. */
export interface EventInput {
  id?: string;
  status?: string;
  summary?: string;
  start?: EventTime;
  end?: EventTime;
  visibility?: string;
  extendedProperties?: { private?: Record<string, string> };
  conferenceData?: { createRequest?: { requestId: string } };
}

const time = shape({
  // RFC 3339, with its offset
  dateTime: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/),
  timeZone: text(/^\w+\/\w+$/),
});
const createRequest = shape({
  requestId: text(/./),
  conferenceSolutionKey: optional(shape({ type: text(/^hangoutsMeet$/) })),
});
const EVENT = {
  // base32hex in lower case
  id: optional(text(/^[a-v0-9]{5,1024}$/)),
  status: optional(text(/^(?:confirmed|tentative|cancelled)$/)),
  summary: optional(text()),
  start: optional(time),
  end: optional(time),
  visibility: optional(text(/^(?:default|public|private|confidential)$/)),
  extendedProperties: optional(shape({ private: texts })),
  conferenceData: optional(shape({ createRequest: optional(createRequest) })),
};

/** @throws GoogleError 400 that names the first wrong field */
export function checkEvent(body: unknown): EventInput {
  const wrong = wrongField(body, EVENT);
  if (wrong !== null) throw invalid(`Invalid value for: ${wrong}`);
  const event = body as EventInput;
  const [start, end] = [event.start, event.end].map((at) => Date.parse(at?.dateTime ?? ''));
  if (Number(start) >= Number(end)) throw invalid('The specified time range is empty.');
  return event;
}
