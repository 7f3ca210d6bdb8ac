import { mailStatuses, TROUBLED_MAIL_STATES, type MailStatus } from '@tulia/domain/records/mail';
import { may } from '@tulia/domain/person/permission';
import { useQuery, type WithId } from '../../platform/live/use-query';
import type { Live } from '../../platform/live/live';
import { useSession } from '../../platform/session/session';

/** The limit where each mail has its sign or its line; the newest ones are read. */
export const TROUBLES_SHOWN = 50;
/** The limit where mails are only counted, or named beside other things. */
export const TROUBLES_COUNTED = 4;

/** The mails that failed or may not have arrived, live, newest first; read only for staff who may follow mails. */
export function useMailTroubles(most: number = TROUBLES_SHOWN): Live<WithId<MailStatus>[]> {
  const { role } = useSession();
  const key = role !== null && may(role, 'follow-mails') ? `mail-troubles:${most}` : null;
  return useQuery(key, mailStatuses, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, mailStatuses.collection),
      sdk.where('state', 'in', [...TROUBLED_MAIL_STATES]),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(most),
    ),
  );
}
