import { savePractitioner } from '@tulia/domain/calls/practice/manage-practitioners';
import { inLanguage } from '@tulia/domain/person/localized';
import { adminPractitionersTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { reloadPractitioners } from '../../../shared/practice/practitioners';
import { NotRead } from '../../parts/not-read';
import { CollectionEditor } from '../collection-editor';
import { PractitionerFields } from './practitioner-fields';
import { fieldOf, inputOf, valuesOf } from './practitioner-values';
import { usePractitionerRecords } from './use-practitioner-records';

/** The editor of the practitioners, for admins: a live list, and one of them at a time in a form. */
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
          // The lists of accounts and services would be empty.
          <NotRead of={parts} lines={4} height="4rem" />
        )
      }
    />
  );
}
