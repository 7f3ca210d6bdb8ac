import { may } from '@tulia/domain/person/permission';
import { messages, type Message } from '@tulia/domain/records/message';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';
import { useSession } from '../../platform/session/session';

/** No more are read. */
export const MESSAGES_READ = 2;

/** The newest contact messages without an answer, live; read only for staff who answer them. */
export function useOpenMessages(): Live<WithId<Message>[]> {
  const { role } = useSession();
  const key = role !== null && may(role, 'answer-messages') ? 'open-messages' : null;
  return useQuery(key, messages, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, messages.collection),
      sdk.where('answered', '==', false),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(MESSAGES_READ),
    ),
  );
}
