import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ForOnePerson, PersonSelect, usePersonChoice, useUnsavedOfPerson } from './person-select';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ role: 'admin', user: null }),
}));
vi.mock('../../shared/practice/practitioners', () => ({
  usePractitioners: () => [
    { id: 'njeri', name: 'Njeri', openingHours: {} },
    { id: 'otieno', name: 'Otieno', openingHours: {} },
  ],
}));
const discard = vi.fn();

function Part({ isUnsaved }: { isUnsaved: boolean }) {
  const choice = usePersonChoice();
  useUnsavedOfPerson(isUnsaved, discard);
  return (
    <>
      <PersonSelect choice={choice} />
      <p>{`for ${choice.practitionerId}`}</p>
    </>
  );
}

const page = (isUnsaved: boolean) => (
  <ForOnePerson>
    <Part isUnsaved={false} />
    <Part isUnsaved={isUnsaved} />
  </ForOnePerson>
);
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((done) => setTimeout(done));
  });

test('a page has one choice of the practitioner, which all its parts follow', () => {
  render(page(false));
  choose('otieno');
  expect(screen.getAllByText('for otieno')).toHaveLength(2);
});

test('another practitioner is shown only once unsaved edits are given up', async () => {
  render(page(true));
  choose('otieno');
  await press('Stay');
  expect(screen.getAllByText('for njeri')).toHaveLength(2);
  expect(discard).not.toHaveBeenCalled();
  choose('otieno');
  await press('Leave without saving');
  expect(discard).toHaveBeenCalledOnce();
  expect(screen.getAllByText('for otieno')).toHaveLength(2);
});
