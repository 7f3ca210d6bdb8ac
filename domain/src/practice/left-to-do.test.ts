import { expect, it } from 'vitest';
import { leftToDo, OPENING_STEPS, whyClosed } from './left-to-do';
import { defaultPractitioner } from './practitioner';
import { seedServices } from './service';
import { defaultPracticeSettings as defaults } from './settings';

const licence = { board: 'A board', number: '12' };
const somebody = { ...defaultPractitioner, name: 'Njeri Mwangi', licence };
const own = {
  ...defaults,
  phone: '+254 711 222 333',
  email: 'hello@example.org',
  messagingNumber: '254711222333',
  payment: { ...defaults.payment, mobileMoneyTill: '123456', bankName: '', bankAccountNumber: '' },
  crisisNumbers: defaults.crisisNumbers.map((each) => ({ ...each, verifiedAt: 1 })),
};

it.each([
  ['practitioner', [], seedServices],
  ['practitioner', [{ ...somebody, takesBookings: false }], seedServices],
  ['practitioner', [{ ...somebody, isActive: false }], seedServices],
  ['hours', [{ ...somebody, openingHours: {} }], seedServices],
  ['service', [somebody], []],
  ['service', [somebody], seedServices.map((each) => ({ ...each, isActive: false }))],
  ['service', [{ ...somebody, services: [] as string[] }], seedServices],
  [null, [somebody], seedServices],
] as const)('nobody can be booked because of the %s', (expected, people, services) => {
  expect(whyClosed(people, services)).toBe(expected);
});

const leftOf = (about: Partial<Parameters<typeof leftToDo>[0]>) =>
  leftToDo({
    settings: own,
    practitioners: [somebody],
    services: seedServices,
    hasBookings: true,
    ...about,
  });
const open = (about: Parameters<typeof leftOf>[0]) =>
  leftOf(about).steps.flatMap(({ step, isDone }) => (isDone ? [] : [step]));

it('a newly deployed practice has every step to do, in order', () => {
  const about = { settings: defaults, practitioners: [], hasBookings: false };
  const { steps, people } = leftOf(about);
  expect(steps.map(({ step }) => step)).toEqual(OPENING_STEPS);
  expect([open(about), people]).toEqual([OPENING_STEPS, 0]);
});

it('a step is done by what it asks for, and stays in the list until there is a booking', () => {
  const about = { settings: { ...own, pricesSeen: true }, hasBookings: false };
  expect(leftOf(about).steps).toHaveLength(OPENING_STEPS.length);
  expect(open(about)).toEqual(['booking']);
  expect(leftOf({ ...about, hasBookings: true }).steps).toEqual([]);
});

it.each([
  ['practitioner', { practitioners: [] }, ['practitioner', 'hours']],
  ['hours', { practitioners: [{ ...somebody, openingHours: {} }] }, ['hours']],
  ['services', { services: [] }, ['services']],
  ['prices', { hasBookings: false }, ['services', 'booking']],
  ['address', { settings: { ...own, email: defaults.email } }, ['contact']],
  ['bank', { settings: { ...own, payment: defaults.payment } }, ['payment']],
  ['way', { settings: { ...own, payment: { ...own.payment, mobileMoneyTill: '' } } }, ['payment']],
  ['call', { settings: { ...own, crisisNumbers: defaults.crisisNumbers } }, ['crisis']],
])('a practice has open steps for want of: %s', (_, about, steps) => {
  expect(open(about)).toEqual(steps);
});

it('a practice that has opened is shown its open steps alone', () => {
  expect(leftOf({}).steps).toEqual([]);
  expect(leftOf({ practitioners: [{ ...somebody, openingHours: {} }] }).steps).toEqual([
    { step: 'hours', isDone: false },
  ]);
});

it('practitioners without a licence are counted, and hold up no step', () => {
  const about = { practitioners: [{ ...somebody, licence: null }] };
  expect(leftOf(about)).toEqual({ steps: [], people: 1 });
});
