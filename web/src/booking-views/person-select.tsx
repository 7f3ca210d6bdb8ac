import { adminPeopleCopy } from '../copy/staff/admin-people';
import { useCopy } from '../copy/use-copy';
import type { PersonChoice } from '../data/use-person-choice';
import { Select } from '../ui/fields/text-field';

/** Whose time is meant; nothing where there is nobody to choose from. */
export function PersonSelect({
  choice: { people, practitionerId, choose },
  disabled = false,
}: {
  choice: PersonChoice;
  disabled?: boolean;
}) {
  const { t } = useCopy(adminPeopleCopy);
  if (people.length < 2) return null;
  return (
    <Select
      label={t.person}
      value={practitionerId ?? ''}
      disabled={disabled}
      onChange={({ target }) => choose(target.value)}
    >
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
