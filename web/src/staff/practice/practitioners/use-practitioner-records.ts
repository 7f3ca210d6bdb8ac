import { inOrder, type Practitioner } from '@tulia/domain/practice/practitioner';
import { practitionerContacts, practitioners } from '@tulia/domain/records/practitioner';
import { staff } from '@tulia/domain/records/staff';
import { useMemo } from 'react';
import { useAllServices } from '../../parts/use-all-services';
import { useQuery } from '../../../platform/live/use-query';

/** All practitioners, former ones too, live; with their contact data, the accounts, and the services. */
export function usePractitionerRecords() {
  const people = useQuery<Practitioner>('practitioners-all', practitioners, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, practitioners.collection)),
  );
  const contacts = useQuery('practitioner-contacts', practitionerContacts, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, practitionerContacts.collection)),
  );
  const members = useQuery('staff-all', staff, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, staff.collection)),
  );
  const services = useAllServices();
  const parts = [people, contacts, members, services];
  const list = useMemo(() => inOrder(people.data ?? []), [people.data]);
  return {
    parts,
    isRead: parts.every(({ data }) => data !== undefined),
    people: list,
    contacts: contacts.data ?? [],
    members: (members.data ?? []).filter(({ active }) => active),
    services: services.data ?? [],
  };
}
