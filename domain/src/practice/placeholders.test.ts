import { expect, it } from 'vitest';
import { placeholdersIn } from './placeholders';
import { defaultPractitioner } from './practitioner';
import { defaultPracticeSettings as defaults } from './settings';

const kinds = (found: ReturnType<typeof placeholdersIn>) => found.map(({ kind }) => kind);

const own = {
  ...defaults,
  phone: '+254 711 222 333',
  email: 'hello@example.org',
  messagingNumber: '254711222333',
  payment: {
    ...defaults.payment,
    mobileMoneyTill: '123456',
    bankName: 'A Bank',
    bankAccountNumber: '1234567890',
  },
  crisisNumbers: defaults.crisisNumbers.map((each) => ({ ...each, verifiedAt: 1 })),
};
const somebody = {
  ...defaultPractitioner,
  name: 'Njeri Mwangi',
  licence: { board: 'A board', number: '12' },
};

it('a new practice has every placeholder', () => {
  const found = placeholdersIn({
    settings: defaults,
    practitioners: [defaultPractitioner],
  });
  expect(kinds(found).filter((kind) => kind !== 'crisis-number')).toEqual([
    'name',
    'licence',
    'phone',
    'email',
    'messagingNumber',
    'mobileMoneyTill',
    'bankName',
    'bankAccountNumber',
  ]);
  expect(found.filter(({ kind }) => kind === 'crisis-number')).toHaveLength(
    defaults.crisisNumbers.length,
  );
});

it('a practice that replaced all of them has no placeholder', () => {
  const all = { settings: own, practitioners: [somebody] };
  expect(placeholdersIn(all)).toEqual([]);
});

it('an unconfirmed number and a practitioner without a licence are placeholders', () => {
  const [first, ...rest] = own.crisisNumbers;
  const found = placeholdersIn({
    settings: { ...own, crisisNumbers: [...rest, { ...first!, verifiedAt: null }] },
    practitioners: [somebody, { ...somebody, name: 'Otieno', licence: null }],
  });
  expect(found).toEqual([
    { kind: 'licence', who: 'Otieno' },
    { kind: 'crisis-number', number: '999' },
  ]);
});

it('practitioners who have left have no placeholders', () => {
  const left = { ...defaultPractitioner, isActive: false };
  const all = { settings: own, practitioners: [left] };
  expect(placeholdersIn(all)).toEqual([]);
});
