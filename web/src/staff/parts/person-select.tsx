import { mayBlockTime } from '@tulia/domain/person/permission';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { adminPeopleTexts } from './texts/people';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { usePractitioners } from '../../shared/practice/practitioners';
import { StaffRecords } from './staff-records';
import { useOwnPractitioner } from './use-own-practitioner';
import { Awaited } from './awaited';
import { Options } from '../../ui/fields/options';
import { controlStyle } from '../../ui/fields/field';
import { Select } from '../../ui/fields/text-field';

export type PersonChoice = ReturnType<typeof usePersonChoice>;

/**
 * The practitioner for whom staff change times: at first their own, else the first of `people`, for whom they may
 * block time; null if there is none.
 */
export function usePersonChoice() {
  const { role } = useSession();
  const ownId = useOwnPractitioner();
  const [chosen, choose] = useState<string | null>(null);
  const settings = useContext(StaffRecords).settings.data ?? defaultPracticeSettings;
  const people = usePractitioners().filter(({ id }) =>
    mayBlockTime(role ?? 'client', id === ownId, settings),
  );
  const wanted = [chosen, ownId].find((id) => people.some((each) => each.id === id));
  return { people, practitionerId: wanted ?? people[0]?.id ?? null, choose };
}

/** Shows nothing when there is only one practitioner. */
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

const Filter = styled.select`
  ${controlStyle}
  width: auto;
  max-width: 100%;
  justify-self: start;
`;

/** Whose bookings a page shows; nothing when there is only one practitioner. */
export function PersonFilter({
  practitionerId,
  onChoose,
}: {
  /** null: all */
  practitionerId: string | null;
  onChoose: (id: string | null) => void;
}) {
  const { t } = useTexts(adminPeopleTexts);
  const people = usePractitioners();
  if (people.length < 2) return null;
  return (
    <Filter
      aria-label={t.person}
      value={practitionerId ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{t.everybody}</option>
      <Options of={people.map(({ id, name }) => [id, name])} />
    </Filter>
  );
}
