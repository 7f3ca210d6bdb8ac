import { MESSAGES_READ, useOpenMessages } from '../parts/use-open-messages';
import { TROUBLES_COUNTED, useMailTroubles } from '../parts/use-mail-troubles';
import { REQUESTS_READ, usePendingRequests } from '../parts/use-pending-requests';
import type { StaffPageName } from './staff-pages';

/** "3", or "6+" at the limit `most` of a read. */
function countUpTo(count: number, most: number): string {
  if (count === 0) return '';
  return count >= most ? `${most}+` : String(count);
}

/** The count of waiting things for entries of the navigation; empty for 0. */
export function useWaitingCounts(): Partial<Record<StaffPageName, string>> {
  const requests = usePendingRequests().data?.length ?? 0;
  const mails = useMailTroubles(TROUBLES_COUNTED).data?.length ?? 0;
  const messages = useOpenMessages().data?.length ?? 0;
  return {
    today: countUpTo(mails, TROUBLES_COUNTED),
    bookings: countUpTo(requests, REQUESTS_READ),
    messages: countUpTo(messages, MESSAGES_READ),
  };
}
