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

/** The owner's connection is revoked or has died: every meeting waits for it, and the practice is told once. */
export const NOT_AUTHORISED = 'not-authorised';

function isRevoked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('invalid_grant');
}

export function calendarFault(error: unknown): CalendarFault {
  const status = httpStatusOf(error);
  if (status === 401 || isRevoked(error)) return { problem: NOT_AUTHORISED, retry: true };
  if (status === null) return { problem: 'no-answer', retry: true };
  if (status === 403 || status === 429) return { problem: 'rate-limited', retry: true };
  if (status >= 500) return { problem: 'provider-error', retry: true };
  return { problem: `refused-${status}`, retry: false };
}
