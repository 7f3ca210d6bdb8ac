import { may } from '@tulia/domain/person/permission';
import { messages, type Message } from '@tulia/domain/records/message';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';
import { useSession } from '../../platform/session/session';

/** So many are read at most. */
export const MESSAGES_READ = 2;

/** The newest contact messages that nobody has answered, live; read only for those who answer them. */
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
