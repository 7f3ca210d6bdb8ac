import { may } from '@tulia/domain/person/permission';
import { messages } from '@tulia/domain/records/message';
import { useList } from '../../platform/live/use-list';
import { useSession } from '../../platform/session/session';

export const MESSAGES_READ = 2;

/** The newest unanswered messages; read only for staff who answer them. */
export function useOpenMessages() {
  const { role } = useSession();
  const key = role !== null && may(role, 'answer-messages') ? 'open-messages' : null;
  return useList(key, messages, (sdk) => [
    sdk.where('answered', '==', false),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(MESSAGES_READ),
  ]);
}
