/**
 * A stand-in for the Google Calendar API v3 at its network edge: requests are checked against the
 * documented shapes, events are kept in memory, and a test can make it misbehave.
 *
 * `/calendar/v3/calendars/:calendarId/events[/:eventId]`, `GET /auth`, `POST /token`, and for tests
 * `GET|POST /_faults`, `GET|DELETE /_events`, `GET /_requests` (method, path, status of each call).
 */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { setTimeout } from 'node:timers/promises';
import { chanceOf, runSeed } from '../../test-run/random';
import { answerOrder } from '../http/faults';
import { CUT, HANG, json, parseJson } from '../http/serve';
import type { Answer, Handler, Question } from '../http/serve';
import { Calendar } from './calendar';
import type { ConferenceWish } from './calendar';
import { checkEvent } from './event-input';
import { CALENDAR_ORDER, CalendarFaults } from './faults';
import { backendError, duplicate, errorAnswer, GoogleError } from './google-error';
import { invalid, notFound, rateLimited, refused, unauthorised } from './google-error';
import { Tokens } from './tokens';

const PATH = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/;
const STANDARD = ['alt', 'fields', 'key', 'prettyPrint', 'quotaUser', 'userIp'];
const WRITING = ['conferenceDataVersion', 'maxAttendees', 'sendNotifications', 'sendUpdates'];
const PARAMETERS: Record<string, readonly string[]> = {
  POST: [...WRITING, 'supportsAttachments'],
  PATCH: [...WRITING, 'supportsAttachments', 'alwaysIncludeEmail'],
  PUT: [...WRITING, 'supportsAttachments', 'alwaysIncludeEmail'],
  DELETE: ['sendNotifications', 'sendUpdates'],
  GET: [
    'privateExtendedProperty',
    'sharedExtendedProperty',
    'showDeleted',
    'singleEvents',
    'maxResults',
    'orderBy',
    'pageToken',
    'timeMin',
    'timeMax',
    'timeZone',
    'q',
    'updatedMin',
    'iCalUID',
    'maxAttendees',
    'alwaysIncludeEmail',
  ],
};

const LATE_MS = 3000;

/** The handler of the stand-in's server, with a calendar of its own. */
export function calendarRoutes(): Handler {
  const chance = chanceOf(runSeed(), 'google-calendar');
  const calendar = new Calendar(chance);
  const faults = new CalendarFaults();
  const tokens = new Tokens(chance);
  const requests: { method: string; path: string; status: number | 'none' }[] = [];

  const answerApi = async (question: Question): Promise<Answer | typeof CUT | typeof HANG> => {
    const fault = faults.take(question.method, question.url.pathname + question.body);
    if (fault.kind === 'late') await setTimeout(fault.milliseconds ?? LATE_MS);
    const perform = (): Answer =>
      performCall(calendar, question, fault.kind === 'pending-conference' ? 'pending' : 'made');
    try {
      if (fault.kind === 'hang') return HANG;
      if (fault.kind === 'unauthorised') throw unauthorised();
      if (!tokens.admits(question.headers.authorization)) throw unauthorised();
      if (fault.kind === 'error') throw backendError(fault.status);
      if (fault.kind === 'rate-limit') throw rateLimited(fault.status);
      if (fault.kind === 'refused') throw refused(fault.reason);
      const answer = perform();
      if (fault.kind === 'timeout-after-create') return CUT;
      if (fault.kind === 'conflict-once') throw duplicate();
      return fault.kind === 'twice' ? perform() : answer;
    } catch (error) {
      if (error instanceof GoogleError) return errorAnswer(error);
      throw error;
    }
  };

  return async (question) => {
    const { method, url, body } = question;
    switch (`${method} ${url.pathname}`) {
      case 'GET /auth': {
        const { kind, reason = 'access_denied' } = faults.current;
        return tokens.authorise(url.searchParams, kind === 'refused' ? reason : null);
      }
      case 'POST /token':
        return tokens.exchange(body, faults.current.kind === 'unauthorised');
      case 'GET /_faults':
        return json(faults.current);
      case 'POST /_faults':
        return answerOrder(body, CALENDAR_ORDER, (fault) => faults.set(fault));
      case 'GET /_events':
        return json(calendar.all());
      case 'DELETE /_events':
        calendar.clear();
        requests.length = 0;
        return { status: 204 };
      case 'GET /_requests':
        return json(requests);
      default: {
        const answer = await answerApi(question);
        const status = answer === CUT || answer === HANG ? 'none' : answer.status;
        requests.push({ method, path: url.pathname, status });
        return answer;
      }
    }
  };
}

function performCall(calendar: Calendar, question: Question, ready: ConferenceWish): Answer {
  const { method, url, body } = question;
  const [, calendarPart, idPart] = PATH.exec(url.pathname) ?? [];
  if (calendarPart === undefined) throw notFound();
  const calendarId = decodeURIComponent(calendarPart);
  const id = idPart === undefined ? undefined : decodeURIComponent(idPart);
  checkParameters(method, url.searchParams);
  const wish = url.searchParams.get('conferenceDataVersion') === '1' ? ready : 'ignored';

  if (id === undefined) {
    if (method === 'POST') return json(calendar.insert(calendarId, checkEvent(input(body)), wish));
    if (method !== 'GET') throw notFound();
    const properties = url.searchParams.getAll('privateExtendedProperty');
    const showDeleted = url.searchParams.get('showDeleted') === 'true';
    const items = calendar.list(calendarId, properties, showDeleted);
    return json({ kind: 'calendar#events', timeZone: PRACTICE_ZONE, items });
  }
  switch (method) {
    case 'GET':
      return json(calendar.get(calendarId, id));
    case 'PATCH':
    case 'PUT': {
      const event = checkEvent(input(body));
      return json(calendar.update(calendarId, id, event, wish, method === 'PUT'));
    }
    case 'DELETE':
      calendar.delete(calendarId, id);
      return { status: 204 };
    default:
      throw notFound();
  }
}

function checkParameters(method: string, parameters: URLSearchParams): void {
  const known = [...STANDARD, ...(PARAMETERS[method] ?? [])];
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw invalid(`Unknown query parameter: ${name}`);
  }
  const version = parameters.get('conferenceDataVersion');
  if (version !== null && !['0', '1'].includes(version)) {
    throw invalid('Invalid value for: conferenceDataVersion');
  }
  const updates = parameters.get('sendUpdates');
  if (updates !== null && !['all', 'externalOnly', 'none'].includes(updates)) {
    throw invalid('Invalid value for: sendUpdates');
  }
}

function input(body: string): unknown {
  const value = parseJson(body);
  if (value === undefined) throw new GoogleError(400, 'parseError', 'Parse Error');
  return value;
}
