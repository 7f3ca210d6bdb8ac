import { savePractitioner } from '@tulia/domain/calls/practice/manage-practitioners';
import { inLanguage } from '@tulia/domain/person/localized';
import { inOrder } from '@tulia/domain/practice/practitioner';
import { practitionerContacts, practitioners } from '@tulia/domain/records/practitioner';
import { staff } from '@tulia/domain/records/staff';
import { useMemo } from 'react';
import { adminPractitionersTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useList } from '../../../platform/live/use-list';
import { useSession } from '../../../platform/session/session';
import { reloadPractitioners } from '../../../shared/practice/practitioners';
import { NotRead } from '../../parts/not-read';
import { useOpenedStep } from '../../parts/opening/opening-path';
import { useAllServices } from '../../parts/use-all-services';
import { CollectionEditor } from '../collection-editor';
import { PractitionerFields } from './practitioner-fields';
import { fieldOf, inputOf, valuesOf, valuesOfMember } from './practitioner-values';

export function PractitionersEditor() {
  const { t, lang } = useTexts(adminPractitionersTexts);
  const { isRead, parts, people, contacts, members, services } = usePractitionerRecords();
  const step = useOpenedStep();
  const { user } = useSession();
  // The first practitioner is mostly the owner.
  const own = people.length > 0 ? undefined : members.find(({ id }) => id === user?.uid);
  return (
    <CollectionEditor
      of={parts}
      records={isRead ? people : undefined}
      beginsWithNew={step === 'practitioner'}
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
        return person === null && own
          ? valuesOfMember(own)
          : valuesOf(person, { contact, staffUserId, others: people.length });
      }}
      inputOf={inputOf}
      fieldOf={fieldOf}
      address={{ field: 'id', follows: 'name' }}
      saved={({ name }) => {
        void reloadPractitioners();
        return { title: t.saved, description: name };
      }}
      fields={(fields, form, record) =>
        isRead ? (
          <PractitionerFields
            fields={fields}
            form={form}
            services={services}
            members={members}
            folds={record === null && own !== undefined}
            isOnly={people.every(({ id }) => id === record?.id)}
          />
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
