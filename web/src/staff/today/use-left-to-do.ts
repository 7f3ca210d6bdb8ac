import { leftToDo, type LeftToDo } from '@tulia/domain/practice/left-to-do';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { practiceSettings } from '@tulia/domain/records/practice-settings';
import { practitioners } from '@tulia/domain/records/practitioner';
import { useContext } from 'react';
import type { Live } from '../../platform/live/live';
import { useQuery } from '../../platform/live/use-query';
import { StaffRecords } from '../parts/staff-records';
import { useAllServices } from '../parts/use-all-services';

/** The practice's open steps, live; empty before they are read, and for staff who cannot do them. */
export function useLeftToDo(isManager: boolean): {
  list: readonly LeftToDo[];
  reads: readonly Live<unknown>[];
} {
  const { settings } = useContext(StaffRecords);
  const people = useQuery<Practitioner>(
    isManager ? 'practitioners-all' : null,
    practitioners,
    ({ db, sdk }) => sdk.query(sdk.collection(db, practitioners.collection)),
  );
  const offered = useAllServices(isManager);
  const reads = isManager ? [settings, people, offered] : [];
  if (!isManager || reads.some(({ data, fromCache }) => data === undefined || fromCache))
    return { list: [], reads };
  const list = leftToDo({
    settings: settings.data ?? practiceSettings.fromStored({}),
    practitioners: people.data ?? [],
    services: (offered.data ?? []).map(({ id, isActive }) => ({ slug: id, isActive })),
  });
  return { list, reads };
}
