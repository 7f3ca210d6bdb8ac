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

it('names everything that a new practice begins with', () => {
  const found = placeholdersIn({
    settings: defaults,
    practitioners: [defaultPractitioner],
    storiesAreExamples: true,
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
    'stories',
  ]);
  expect(found.filter(({ kind }) => kind === 'crisis-number')).toHaveLength(
    defaults.crisisNumbers.length,
  );
});

it('finds nothing where a practice has written its own', () => {
  const all = { settings: own, practitioners: [somebody], storiesAreExamples: false };
  expect(placeholdersIn(all)).toEqual([]);
});

it('names the number that nobody confirmed, and who has no licence', () => {
  const [first, ...rest] = own.crisisNumbers;
  const found = placeholdersIn({
    settings: { ...own, crisisNumbers: [...rest, { ...first!, verifiedAt: null }] },
    practitioners: [somebody, { ...somebody, name: 'Otieno', licence: null }],
    storiesAreExamples: false,
  });
  expect(found).toEqual([
    { kind: 'licence', who: 'Otieno' },
    { kind: 'crisis-number', number: '999' },
  ]);
});

it('asks nothing of those who have left', () => {
  const left = { ...defaultPractitioner, isActive: false };
  const all = { settings: own, practitioners: [left], storiesAreExamples: false };
  expect(placeholdersIn(all)).toEqual([]);
});
