/**
 * A stand-in for the Google Calendar API v3 at its network edge: it checks requests against the documented shapes,
 * keeps events in memory, and misbehaves when a test orders it.
 *
 * `/calendar/v3/calendars/:calendarId/events[/:eventId]`, `GET /auth` (the page on which the owner agrees),
 * `POST /token`, `POST /revoke`, and for tests `POST /_faults`, `GET /_events`, `GET /_requests` (method, path, status
 * of each call), `POST /_events` (lays an event as a person does, by `id` and `calendarId`, in any form that Google
 * returns).
 */
import { setTimeout } from 'node:timers/promises';
import { randomOf, runSeed } from '../../test-run/random';
import { answerOrder, Faults } from '../http/faults';
import { CUT, HANG, json, parseJson, serve, type Handler, type Question } from '../http/serve';
import { Calendar, type StoredEvent } from './calendar';
import { checkEvent } from './event-input';
import {
  backendError,
  errorAnswer,
  GoogleError,
  invalid,
  notFound,
  refused,
  unauthorised,
} from './google-error';
import { masked } from './field-mask';
import { listing } from './listing';
import { Tokens } from './tokens';

const PATH = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/;
const PARAMETERS = [
  'alt',
  'fields',
  'prettyPrint',
  'conferenceDataVersion',
  'sendUpdates',
  'maxResults',
  'singleEvents',
  'timeMin',
  'timeMax',
  'pageToken',
  'syncToken',
];
const LATE_MS = 3000;

const KINDS = [
  'timeout-after-create',
  'error',
  'refused',
  'hang',
  'late',
  'unauthorised',
  'twice',
] as const;

/**
 * - `timeout-after-create`: carries the request out, then cuts the connection
 * - `error`: answers with `status` (500) and does nothing
 * - `refused`: answers 403 with `reason` (forbidden), such as `accessNotConfigured`; for a code it gives tokens without
 * the calendar (`scope-missing`), or none that lasts (`token-missing`)
 * - `hang`: does nothing and never answers
 * - `late`: carries the request out only after three seconds
 * - `unauthorised`: 401 for every call, and neither refresh token nor code is valid
 * - `twice`: the request arrives twice; the answer is the second one
 */
export interface CalendarFault {
  kind: (typeof KINDS)[number] | 'ok';
  /** HTTP status, for `error` */
  status?: number;
  /** for `refused` */
  reason?: string;
  times?: number;
  /** only for requests of this HTTP method */
  method?: string;
  /** only for requests with this text in address or body, such as a booking's id */
  about?: string;
}

/** Serves a fresh calendar on this port. */
export const openCalendar = (port: number) => serve(port, calendarRoutes());

function calendarRoutes(): Handler {
  const calendar = new Calendar();
  const faults = new Faults<CalendarFault>();
  const tokens = new Tokens(randomOf(runSeed(), 'google-calendar'));
  const requests: { method: string; path: string; status: number | 'none' }[] = [];

  const answerApi: Handler = async (question) => {
    const said = question.url.pathname + question.body;
    const fault = faults.take('', ({ method, about = '' }) => {
      return (method ?? question.method) === question.method && said.includes(about);
    });
    try {
      if (fault?.kind === 'late') await setTimeout(LATE_MS);
      if (fault?.kind === 'hang') return HANG;
      if (fault?.kind === 'unauthorised') throw unauthorised();
      if (!tokens.admits(question.headers.authorization)) throw unauthorised();
      if (fault?.kind === 'error') throw backendError(fault.status);
      if (fault?.kind === 'refused') throw refused(fault.reason);
      const answer = perform(calendar, question);
      if (fault?.kind === 'timeout-after-create') return CUT;
      return fault?.kind === 'twice' ? perform(calendar, question) : answer;
    } catch (error) {
      if (error instanceof GoogleError) return errorAnswer(error);
      throw error;
    }
  };

  return async (question) => {
    const { method, url, body } = question;
    const ordered = faults.ordered();
    switch (`${method} ${url.pathname}`) {
      case 'GET /auth':
        return tokens.ask(url);
      case 'GET /auth/allow':
      case 'GET /auth/deny':
        return tokens.answer(url.searchParams, url.pathname === '/auth/allow');
      case 'POST /token':
        return tokens.exchange(body, ordered);
      case 'POST /revoke':
        return ordered?.kind === 'error' ? { status: 503 } : tokens.revoke(body);
      case 'POST /_faults':
        return answerOrder<CalendarFault>(body, KINDS, (fault) => faults.set(fault));
      case 'GET /_events':
        return json(calendar.all());
      case 'POST /_events': {
        calendar.lay(parseJson(body) as StoredEvent);
        return { status: 204 };
      }
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

function perform(calendar: Calendar, { method, url, body }: Question) {
  const [, of, id] = PATH.exec(decodeURIComponent(url.pathname)) ?? [];
  if (of === undefined) throw notFound();
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) throw invalid(`Unknown query parameter: ${unknown}`);
  // Without it Google quietly ignores conference data.
  const withConference = url.searchParams.get('conferenceDataVersion') === '1';
  switch (`${method} ${id === undefined ? 'all' : 'one'}`) {
    case 'POST all':
      return json(calendar.insert(of, checkEvent(parseJson(body)), withConference));
    case 'GET all':
      return json(masked(listing(calendar, of, url.searchParams), url.searchParams.get('fields')));
    case 'GET one':
      return json(calendar.get(of, id ?? ''));
    case 'PATCH one':
      return json(calendar.patch(of, id ?? '', checkEvent(parseJson(body)), withConference));
    case 'DELETE one':
      calendar.delete(of, id ?? '');
      return { status: 204 };
    default:
      throw notFound();
  }
}
