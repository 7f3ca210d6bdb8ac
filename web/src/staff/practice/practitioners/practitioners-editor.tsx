import { savePractitioner } from '@tulia/domain/calls/practice/manage-practitioners';
import { inLanguage } from '@tulia/domain/person/localized';
import { inOrder } from '@tulia/domain/practice/practitioner';
import { practitionerContacts, practitioners } from '@tulia/domain/records/practitioner';
import { staff } from '@tulia/domain/records/staff';
import { useMemo } from 'react';
import { adminPractitionersTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useList } from '../../../platform/live/use-list';
import { reloadPractitioners } from '../../../shared/practice/practitioners';
import { NotRead } from '../../parts/not-read';
import { useAllServices } from '../../parts/use-all-services';
import { CollectionEditor } from '../collection-editor';
import { PractitionerFields } from './practitioner-fields';
import { fieldOf, inputOf, valuesOf } from './practitioner-values';

export function PractitionersEditor() {
  const { t, lang } = useTexts(adminPractitionersTexts);
  const { isRead, parts, people, contacts, members, services } = usePractitionerRecords();
  return (
    <CollectionEditor
      of={parts}
      records={isRead ? people : undefined}
      texts={t}
      row={({ name, title, isActive, takesBookings }) => ({
        name,
        about: inLanguage(title, lang),
        state: !isActive ? t.left : takesBookings ? t.books : t.booksNot,
        isOpen: isActive && takesBookings,
      })}
      save={savePractitioner}
      first={(person) => {
        const contact = contacts.find(({ id }) => id === person?.id) ?? null;
        const account = members.find(({ practitionerId }) => practitionerId === person?.id);
        const staffUserId = account?.id ?? null;
        return valuesOf(person, { contact, staffUserId, others: people.length });
      }}
      inputOf={inputOf}
      fieldOf={fieldOf}
      address={{ field: 'id', follows: 'name' }}
      saved={({ name }) => {
        void reloadPractitioners();
        return { title: t.saved, description: name };
      }}
      fields={(fields, form) =>
        isRead ? (
          <PractitionerFields fields={fields} form={form} services={services} members={members} />
        ) : (
          // Without the reads the fields would offer no accounts and services.
          <NotRead of={parts} lines={4} height="4rem" />
        )
      }
    />
  );
}

/** All practitioners, former ones too, with their contact data, the active accounts, and the services. */
function usePractitionerRecords() {
  const people = useList('practitioners-all', practitioners, () => []);
  const contacts = useList('practitioner-contacts', practitionerContacts, () => []);
  const members = useList('staff-all', staff, () => []);
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
