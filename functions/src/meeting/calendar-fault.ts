/** Faults of the Calendar API, as short codes for staff and as a decision whether trying again may help. */

export interface CalendarFault {
  /** short code for staff; never a provider's raw text */
  problem: string;
  /** false when only a person can mend it */
  retry: boolean;
}

/** The HTTP status of a client error, or null when there was no answer. */
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

/**
 * The owner's connection is revoked, has died or lacks something: every meeting waits for it, and the practice is
 * told once.
 */
export const NOT_AUTHORISED = 'not-authorised';

/** This one calendar is not shared with the connected account, or only to be read. */
const CALENDAR_CLOSED: CalendarFault = { problem: 'calendar-closed', retry: false };

/** Refusals that concern the whole connection: the API is off, the scope is missing, the account has no calendar. */
const OF_THE_CONNECTION = ['accessNotConfigured', 'insufficientPermissions', 'notACalendarUser'];

function isRevoked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('invalid_grant');
}

/** `errors[0].reason` of the answer (developers.google.com/workspace/calendar/api/guides/errors); '' without one. */
function reasonOf(error: unknown): string {
  const answered = error as {
    response?: { data?: { error?: { errors?: { reason?: unknown }[] } } };
  };
  const reason = answered.response?.data?.error?.errors?.[0]?.reason;
  return typeof reason === 'string' ? reason : '';
}

/** 403 stands for limits, such as `userRateLimitExceeded`, and for refusals that no waiting mends. */
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
