import { mailStatuses, TROUBLED_MAIL_STATES } from '@tulia/domain/records/mail';
import { may } from '@tulia/domain/person/permission';
import { useList } from '../../platform/live/use-list';
import { useSession } from '../../platform/session/session';

/** The limit where each email has its sign. */
const TROUBLES_SHOWN = 50;
/** The limit where emails are only counted, or named beside other things. */
export const TROUBLES_COUNTED = 4;

/** The emails that failed or may not have arrived, newest first; read only for staff who may follow emails. */
export function useMailTroubles(most: number = TROUBLES_SHOWN) {
  const { role } = useSession();
  const key = role !== null && may(role, 'follow-mails') ? `mail-troubles:${most}` : null;
  return useList(key, mailStatuses, (sdk) => [
    sdk.where('state', 'in', [...TROUBLED_MAIL_STATES]),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(most),
  ]);
}

/** The reminders that wait for a call by staff. @param most the limit */
export function useCallsToMake(most: number) {
  const { role } = useSession();
  const key = role !== null && may(role, 'follow-mails') ? `calls-to-make:${most}` : null;
  return useList(key, mailStatuses, (sdk) => [
    sdk.where('rung', '==', 'call'),
    sdk.where('state', '==', 'pending'),
    sdk.limit(most),
  ]);
}
