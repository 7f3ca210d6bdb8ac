import { leftToDo, type LeftToDo } from '@tulia/domain/practice/left-to-do';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { practitioners } from '@tulia/domain/records/practitioner';
import { useDocument } from '../../platform/live/use-document';
import type { Live } from '../../platform/live/live';
import { useQuery } from '../../platform/live/use-query';
import { useAllServices } from '../parts/use-all-services';

/** What the practice has left to do, live; none while it is not read, and for those who cannot do it. */
export function useLeftToDo(isManager: boolean): {
  list: readonly LeftToDo[];
  reads: readonly Live<unknown>[];
} {
  const settings = useDocument(isManager ? PRACTICE_SETTINGS_PATH : null, practiceSettings);
  const people = useQuery<Practitioner>(
    isManager ? 'practitioners-all' : null,
    practitioners,
    ({ db, sdk }) => sdk.query(sdk.collection(db, practitioners.collection)),
  );
  const offered = useAllServices(isManager);
  const reads = [settings, people, offered];
  if (!isManager || reads.some(({ data, fromCache }) => data === undefined || fromCache))
    return { list: [], reads };
  const list = leftToDo({
    settings: settings.data ?? practiceSettings.fromStored({}),
    practitioners: people.data ?? [],
    services: (offered.data ?? []).map(({ id, isActive }) => ({ slug: id, isActive })),
  });
  return { list, reads };
}
