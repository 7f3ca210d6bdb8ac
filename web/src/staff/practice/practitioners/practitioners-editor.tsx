/** The editor of the practitioners, for admins: a live list, and one of them at a time in a form. */
import { inLanguage } from '@tulia/domain/person/localized';
import { adminPractitionersCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { NotRead } from '../../parts/not-read';
import { CollectionEditor } from '../collection-editor';
import { PractitionerForm } from './practitioner-form';
import { valuesOf } from './practitioner-values';
import { usePractitionerRecords } from './use-practitioner-records';

export function PractitionersEditor() {
  const { t, lang } = useCopy(adminPractitionersCopy);
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
      form={(person, onClose) => {
        // Its lists of accounts and services would be empty.
        if (!isRead) return <NotRead of={parts} lines={4} height="4rem" />;
        const contact = contacts.find(({ id }) => id === person?.id) ?? null;
        const account = members.find(({ practitionerId }) => practitionerId === person?.id);
        const staffUserId = account?.id ?? null;
        return (
          <PractitionerForm
            person={person}
            first={valuesOf(person, { contact, staffUserId, others: people.length })}
            services={services}
            members={members}
            onClose={onClose}
          />
        );
      }}
    />
  );
}
