import { mayBlockTime } from '@tulia/domain/person/permission';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LeaveQuestion } from '../../ui/dialogs/leave-guard';
import type { Elements } from '../../ui/elements';
import { adminEditorTexts } from './texts/editor';
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

export interface PersonChoice {
  people: ReturnType<typeof usePractitioners>;
  practitionerId: string | null;
  choose: (id: string) => void;
}

interface PageChoice {
  choice: PersonChoice;
  /** @param discard gives up edits of the chosen person's times; null: there are none */
  onUnsaved: (discard: (() => void) | null) => void;
}

const OfPage = createContext<PageChoice | null>(null);

/** One choice of the practitioner for all parts of a page. Asks first when one of them has unsaved edits. */
export function ForOnePerson({ children }: { children: Elements }) {
  const { guard } = useTexts(adminEditorTexts).t;
  const choice = usePersonChoice();
  const [unsaved, setUnsaved] = useState<{ discard: () => void } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const choose = (id: string) => (unsaved === null ? choice.choose(id) : setAsked(id));
  const onUnsaved = useCallback(
    (discard: (() => void) | null) => setUnsaved(discard && { discard }),
    [],
  );
  return (
    <>
      <PersonSelect choice={{ ...choice, choose }} />
      <OfPage value={{ choice, onUnsaved }}>{children}</OfPage>
      <LeaveQuestion
        open={asked !== null}
        texts={guard}
        onStay={() => setAsked(null)}
        onLeave={() => {
          unsaved?.discard();
          if (asked !== null) choice.choose(asked);
        }}
      />
    </>
  );
}

/** Reports unsaved edits to the page's choice of the practitioner. */
export function useUnsavedOfPerson(isUnsaved: boolean, discard: () => void) {
  const onUnsaved = useContext(OfPage)?.onUnsaved;
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    onUnsaved?.(() => latest.current());
    return () => onUnsaved?.(null);
  }, [isUnsaved, onUnsaved]);
}

/**
 * The practitioner for whom staff change times: at first their own, else the first of `people`, for whom they may
 * block time; null if there is none.
 */
export function usePersonChoice(): PersonChoice {
  const ofPage = useContext(OfPage);
  const { role } = useSession();
  const ownId = useOwnPractitioner();
  const [chosen, choose] = useState<string | null>(null);
  const settings = useContext(StaffRecords).settings.data ?? defaultPracticeSettings;
  const people = usePractitioners().filter(({ id }) =>
    mayBlockTime(role ?? 'client', id === ownId, settings),
  );
  const wanted = [chosen, ownId].find((id) => people.some((each) => each.id === id));
  return ofPage?.choice ?? { people, practitionerId: wanted ?? people[0]?.id ?? null, choose };
}

/** Shows nothing when there is only one practitioner, or where the page has one choice for all its parts. */
export function PersonSelect({
  choice: { people, practitionerId, choose },
  disabled = false,
}: {
  choice: PersonChoice;
  disabled?: boolean;
}) {
  const { t } = useTexts(adminPeopleTexts);
  const { own } = useContext(StaffRecords);
  const ofPage = useContext(OfPage);
  if (ofPage !== null) return null;
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
