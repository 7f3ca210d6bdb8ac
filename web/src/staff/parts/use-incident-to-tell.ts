import { incidents, type Incident } from '@tulia/domain/records/processing/incident';
import { may } from '@tulia/domain/person/permission';
import type { Live } from '../../platform/live/live';
import { useQuery, type WithId } from '../../platform/live/use-query';
import { useSession } from '../../platform/session/session';

/**
 * The open incident that the Data Commissioner must be told first, live; read only for managers of the practice.
 * One is enough for today's page: the next one takes its place.
 */
export function useIncidentToTell(): Live<WithId<Incident>[]> {
  const { role } = useSession();
  const key = role !== null && may(role, 'manage-practice') ? 'incident-to-tell' : null;
  return useQuery(key, incidents, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, incidents.collection),
      sdk.where('open', '==', true),
      sdk.where('commissionerToldOn', '==', ''),
      sdk.orderBy('noticedAt', 'asc'),
      sdk.limit(1),
    ),
  );
}
