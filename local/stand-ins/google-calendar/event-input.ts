/**
 * Checks an event as a client sends it against the documented shape of the API, and refuses what
 * Google would refuse, or would ignore to our harm: a field it does not know.
 * https://developers.google.com/calendar/api/v3/reference/events
 */
import { invalid } from './google-error';

export interface EventTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export interface CreateRequest {
  requestId: string;
  conferenceSolutionKey?: { type: string };
}

/** A checked event as sent: all fields optional, because PATCH sends only some. */
export interface EventInput {
  id?: string;
  status?: string;
  start?: EventTime;
  end?: EventTime;
  conferenceData?: { createRequest?: CreateRequest } | null;
  extendedProperties?: { private?: Record<string, string>; shared?: Record<string, string> };
  [field: string]: unknown;
}

const TEXTS = ['summary', 'description', 'location', 'colorId', 'iCalUID', 'eventType', 'etag'];
const FLAGS = [
  'guestsCanInviteOthers',
  'guestsCanModify',
  'guestsCanSeeOtherGuests',
  'anyoneCanAddSelf',
];
const CHOICES: Record<string, readonly string[]> = {
  status: ['confirmed', 'tentative', 'cancelled'],
  transparency: ['opaque', 'transparent'],
  visibility: ['default', 'public', 'private', 'confidential'],
  responseStatus: ['needsAction', 'declined', 'tentative', 'accepted'],
};
/** RFC 3339; the offset may be missing where a time zone is given. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
/** Base32hex in lower case, 5 to 1024 characters. */
const EVENT_ID = /^[a-v0-9]{5,1024}$/;

type Fields = Record<string, unknown>;

/** The body as an event. Throws `GoogleError` 400 naming the first field that is wrong. */
export function checkEvent(body: unknown): EventInput {
  const event = fieldsOf(body, 'event');
  for (const [name, value] of Object.entries(event)) checkField(name, value);
  const { start, end } = event as EventInput;
  if (start !== undefined && end !== undefined && instantOf(start) >= instantOf(end)) {
    throw invalid('The specified time range is empty.');
  }
  return event;
}

const CHECKS: Record<string, (value: unknown, name: string) => void> = {
  id: (value, name) => {
    requireThat(EVENT_ID.test(textOf(value, name)), name, 'Invalid resource id value.');
  },
  start: checkTime,
  end: checkTime,
  attendees: checkAttendees,
  conferenceData: checkConference,
  extendedProperties: checkProperties,
  reminders: checkReminders,
  sequence: (value, name) => requireThat(Number.isInteger(value), name),
  source: (value, name) => checkOnly(value, name, ['title', 'url']),
};

function checkField(name: string, value: unknown): void {
  if (TEXTS.includes(name)) textOf(value, name);
  else if (FLAGS.includes(name)) requireThat(typeof value === 'boolean', name);
  else if (name in CHOICES) checkChoice(name, value);
  else {
    const check = CHECKS[name];
    if (check === undefined) {
      throw invalid(`Invalid JSON payload received. Unknown name "${name}": Cannot find field.`);
    }
    check(value, name);
  }
}

function checkTime(value: unknown, name: string): void {
  checkOnly(value, name, ['date', 'dateTime', 'timeZone']);
  const { date, dateTime, timeZone } = value as EventTime;
  if (timeZone !== undefined) requireThat(isTimeZone(timeZone), `${name}.timeZone`);
  if (date !== undefined) {
    requireThat(dateTime === undefined && /^\d{4}-\d\d-\d\d$/.test(date), `${name}.date`);
    return;
  }
  const offset = DATE_TIME.exec(dateTime ?? '');
  requireThat(offset !== null, `${name}.dateTime`);
  if (offset?.[1] === undefined && timeZone === undefined) {
    throw invalid(`Missing time zone definition for ${name} time.`);
  }
}

function checkAttendees(value: unknown): void {
  requireThat(Array.isArray(value), 'attendees');
  for (const attendee of value as unknown[]) {
    const known = ['email', 'displayName', 'optional', 'responseStatus', 'comment'];
    checkOnly(attendee, 'attendees', known);
    const { email, responseStatus } = attendee as Fields;
    if (!/^[^\s@]+@[^\s@]+$/.test(textOf(email, 'attendees.email'))) {
      throw invalid('Invalid attendee email.');
    }
    if (responseStatus !== undefined) checkChoice('responseStatus', responseStatus);
  }
}

function checkConference(value: unknown): void {
  if (value === null) return;
  checkOnly(value, 'conferenceData', [
    'createRequest',
    'entryPoints',
    'conferenceSolution',
    'conferenceId',
  ]);
  const { createRequest } = value as Fields;
  if (createRequest === undefined) return;
  checkOnly(createRequest, 'createRequest', ['requestId', 'conferenceSolutionKey', 'status']);
  const { requestId, conferenceSolutionKey } = createRequest as Fields;
  requireThat(textOf(requestId, 'requestId') !== '', 'requestId');
  if (conferenceSolutionKey === undefined) return;
  checkOnly(conferenceSolutionKey, 'conferenceSolutionKey', ['type']);
  if ((conferenceSolutionKey as Fields)['type'] !== 'hangoutsMeet') {
    throw invalid('Invalid conference type value.');
  }
}

function checkProperties(value: unknown): void {
  checkOnly(value, 'extendedProperties', ['private', 'shared']);
  for (const [kind, properties] of Object.entries(value as Fields)) {
    for (const [key, text] of Object.entries(fieldsOf(properties, kind))) {
      const fits = key.length <= 44 && typeof text === 'string' && text.length <= 1024;
      requireThat(fits, `extendedProperties.${kind}.${key}`);
    }
  }
}

function checkReminders(value: unknown): void {
  checkOnly(value, 'reminders', ['useDefault', 'overrides']);
  const { overrides = [] } = value as { overrides?: unknown };
  requireThat(Array.isArray(overrides) && overrides.length <= 5, 'reminders.overrides');
  for (const override of overrides as unknown[]) {
    checkOnly(override, 'overrides', ['method', 'minutes']);
    const { method, minutes } = override as Fields;
    requireThat(method === 'email' || method === 'popup', 'overrides.method');
    requireThat(Number.isInteger(minutes) && Number(minutes) <= 40_320, 'overrides.minutes');
  }
}

function checkChoice(name: string, value: unknown): void {
  requireThat(CHOICES[name]?.includes(textOf(value, name)) === true, name);
}

function checkOnly(value: unknown, name: string, known: readonly string[]): void {
  for (const field of Object.keys(fieldsOf(value, name))) {
    requireThat(
      known.includes(field),
      field,
      `Invalid JSON payload received. Unknown name "${field}" at '${name}': Cannot find field.`,
    );
  }
}

function fieldsOf(value: unknown, name: string): Fields {
  requireThat(typeof value === 'object' && value !== null && !Array.isArray(value), name);
  return value as Fields;
}

function textOf(value: unknown, name: string): string {
  requireThat(typeof value === 'string', name);
  return value as string;
}

function requireThat(holds: boolean, name: string, message = `Invalid value for: ${name}`): void {
  if (!holds) throw invalid(message);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The instant in milliseconds; close enough to compare two times of one event in one zone. */
function instantOf({ date, dateTime }: EventTime): number {
  return Date.parse(dateTime ?? `${date ?? ''}T00:00:00Z`);
}
