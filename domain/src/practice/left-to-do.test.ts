import { expect, it } from 'vitest';
import { leftToDo, whyClosed } from './left-to-do';
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

it('a newly deployed practice has everything left to do, most urgent first', () => {
  const found = leftToDo({ settings: defaults, practitioners: [], services: seedServices });
  expect(found).toEqual([
    { kind: 'practitioner' },
    { kind: 'payment' },
    { kind: 'contact' },
    { kind: 'crisis', count: defaults.crisisNumbers.length },
  ]);
});

it('a practice that has done everything has nothing left, one that cannot be paid has', () => {
  const about = { practitioners: [somebody], services: seedServices };
  expect(leftToDo({ ...about, settings: own })).toEqual([]);
  const payment = { ...own.payment, mobileMoneyTill: '' };
  expect(leftToDo({ ...about, settings: { ...own, payment } })).toEqual([{ kind: 'payment' }]);
  const unknown = { ...about, practitioners: [{ ...somebody, licence: null }] };
  expect(leftToDo({ ...unknown, settings: own })).toEqual([{ kind: 'people', count: 1 }]);
});
