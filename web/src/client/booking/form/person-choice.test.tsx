import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyValues, type BookingValues } from '../values/booking-values';
import { PersonChoice } from './person-choice';
import { useBookablePeople } from './use-bookable-people';

const given = vi.hoisted((): { people: Practitioner[] } => ({ people: [] }));
vi.mock('../../../shared/practice/practitioners', () => ({ usePractitioners: () => given.people }));

const person = (name: string, order: number, part: Partial<Practitioner> = {}): Practitioner => ({
  ...defaultPractitioner,
  id: name.toLowerCase(),
  name,
  order,
  ...part,
});

/** The part of the booking form that asks for a practitioner. */
function Part({ slug, first = '' }: { slug: string; first?: string }) {
  const form = useForm<BookingValues>({ defaultValues: { ...emptyValues, practitioner: first } });
  const chosen = useWatch({ control: form.control, name: 'practitioner' });
  const { people, wanted, name } = useBookablePeople(slug, chosen);
  return (
    <FormProvider {...form}>
      {people.length > 1 && <PersonChoice people={people} />}
      <output>{`${wanted.map(({ id }) => id).join()} | ${name ?? 'unnamed'}`}</output>
    </FormProvider>
  );
}
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  given.people = [
    person('Baraka', 2),
    person('Njeri', 1, { services: ['consultation', 'couples-therapy'] }),
    person('Away', 0, { takesBookings: false }),
  ];
});

test('the first practitioner who is free is chosen until the client picks one by name', () => {
  render(<Part slug="consultation" />);
  expect(screen.getByText('Whom would you like to see?')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(said()).toBe('njeri,baraka | Whoever is free first');
  fireEvent.click(screen.getByRole('radio', { name: /Baraka/ }));
  expect(said()).toBe('baraka | Baraka');
});

test.each([
  ['the only practitioner of a service is named', 'individual-therapy', 3, 'baraka | Baraka'],
  ['a practice with one practitioner names nobody', 'consultation', 1, 'baraka | unnamed'],
])('%s, without a question', (_, slug, people, text) => {
  given.people.splice(people);
  render(<Part slug={slug} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(said()).toBe(text);
});

test('the practitioner in the address is chosen', () => {
  render(<Part slug="consultation" first="baraka" />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Baraka/ }).checked).toBe(true);
  expect(said()).toBe('baraka | Baraka');
});
