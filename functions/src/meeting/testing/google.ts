/**
 * Google Calendar in the memory of a test that says `vi.mock('…/calendar-client', () => import('…/testing/google'))`.
 * Each test begins connected, with nothing asked.
 */
import { beforeEach } from 'vitest';

interface Request {
  calendarId: string;
  eventId?: string;
  requestBody?: { id?: string };
}

export const LINK = 'https://meet.google.com/abc-defg-hij';

export const google = {
  isConnected: true,
  /** the event in Google's answer, or the status of a refusal */
  answer: {} as object | number,
  /** action, calendar and event of each request */
  asked: [] as string[][],
};

const ask =
  (what: string) =>
  ({ calendarId, eventId, requestBody }: Request) => {
    google.asked.push([what, calendarId, eventId ?? requestBody?.id ?? '']);
    return typeof google.answer === 'number'
      ? Promise.reject(Object.assign(new Error('no'), { status: google.answer }))
      : Promise.resolve({ data: google.answer });
  };

const events = { insert: ask('insert'), delete: ask('delete') };
export const calendarClient = () => Promise.resolve(google.isConnected ? { events } : null);

beforeEach(() => {
  Object.assign(google, { isConnected: true, answer: { hangoutLink: LINK }, asked: [] });
});
