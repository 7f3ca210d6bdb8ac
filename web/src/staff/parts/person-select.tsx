import { useContext } from 'react';
import { adminPeopleTexts } from './texts/people';
import { useTexts } from '../../platform/language/use-texts';
import { StaffRecords } from './staff-records';
import type { PersonChoice } from './use-person-choice';
import { Awaited } from './awaited';
import { Options } from '../../ui/fields/options';
import { Select } from '../../ui/fields/text-field';

/** Chooses the practitioner to whom the time below belongs; shows nothing when there is only one. */
export function PersonSelect({
  choice: { people, practitionerId, choose },
  disabled = false,
}: {
  choice: PersonChoice;
  disabled?: boolean;
}) {
  const { t } = useTexts(adminPeopleTexts);
  const { own } = useContext(StaffRecords);
  if (practitionerId === null)
    return own.status === 'loading' ? <Awaited of={[own]} /> : <p>{t.nobody}</p>;
  if (people.length < 2) return null;
  return (
    <Select
      label={t.person}
      value={practitionerId}
      disabled={disabled}
      onChange={({ target }) => choose(target.value)}
    >
      <Options of={people.map(({ id, name }) => [id, name])} />
    </Select>
  );
}
