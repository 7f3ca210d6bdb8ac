/** Turns errors of the Calendar API into short codes for staff, and decides whether a retry may help. */

export interface CalendarFault {
  /** a short code, never Google's own text */
  problem: string;
  /** false when only a person can help */
  retry: boolean;
}

/** Null when Google did not answer. */
export function httpStatusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const response: unknown = Reflect.get(error, 'response');
  if (typeof response === 'object' && response !== null) {
    const status: unknown = Reflect.get(response, 'status');
    if (typeof status === 'number') return status;
  }
  const status: unknown = Reflect.get(error, 'status');
  return typeof status === 'number' ? status : null;
}

/** The owner's connection is revoked, has expired or lacks a permission: every meeting waits for it. */
export const NOT_AUTHORISED = 'not-authorised';

/** No calendar is connected: staff paste links. */
export const NOT_CONNECTED = 'not-connected';

/** The connected account cannot write to this calendar. */
const CALENDAR_CLOSED: CalendarFault = { problem: 'calendar-closed', retry: false };

/** Reasons that concern the whole connection. */
const OF_THE_CONNECTION = ['accessNotConfigured', 'insufficientPermissions', 'notACalendarUser'];

function isRevoked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('invalid_grant');
}

/** `errors[0].reason` of the answer (developers.google.com/workspace/calendar/api/guides/errors). */
function reasonOf(error: unknown): string {
  const answered = error as {
    response?: { data?: { error?: { errors?: { reason?: unknown }[] } } };
  };
  const reason = answered.response?.data?.error?.errors?.[0]?.reason;
  return typeof reason === 'string' ? reason : '';
}

/** 403 means a limit, such as `userRateLimitExceeded`, or a refusal that waiting does not end. */
function forbidden(reason: string): CalendarFault {
  if (reason.endsWith('Exceeded')) return { problem: 'rate-limited', retry: true };
  if (OF_THE_CONNECTION.includes(reason)) return { problem: NOT_AUTHORISED, retry: true };
  return CALENDAR_CLOSED;
}

export function calendarFault(error: unknown): CalendarFault {
  const status = httpStatusOf(error);
  if (status === 401 || isRevoked(error)) return { problem: NOT_AUTHORISED, retry: true };
  if (status === null) return { problem: 'no-answer', retry: true };
  if (status === 403) return forbidden(reasonOf(error));
  if (status === 404) return CALENDAR_CLOSED;
  if (status === 429) return { problem: 'rate-limited', retry: true };
  if (status >= 500) return { problem: 'provider-error', retry: true };
  return { problem: `refused-${status}`, retry: false };
}
