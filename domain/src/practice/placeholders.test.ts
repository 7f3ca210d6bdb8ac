import { describe, expect, it } from 'vitest';
import { placeholdersIn, withoutPlaceholders } from './placeholders';
import { defaultPractitioner } from './practitioner';
import { defaultPracticeSettings as defaults } from './settings';
import { contactsOf, waysToPay } from './ways-to-pay';

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
  const found = placeholdersIn({ settings: defaults, practitioners: [defaultPractitioner] });
  const own = 'name licence phone email messagingNumber mobileMoneyTill bankName bankAccountNumber';
  const crisis = defaults.crisisNumbers.map(() => 'crisis-number');
  expect(found.map(({ kind }) => kind)).toEqual([...own.split(' '), ...crisis]);
});

it('a practice that replaced all of them has no placeholder, whatever inactive practitioners have', () => {
  const left = { ...defaultPractitioner, isActive: false };
  expect(placeholdersIn({ settings: own, practitioners: [somebody, left] })).toEqual([]);
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

describe('what clients read', () => {
  it('a practice as shipped names no way to reach or pay it, and its crisis numbers', () => {
    const shown = withoutPlaceholders(defaults);
    expect([contactsOf(shown), shown.messagingNumber]).toEqual([[], '']);
    expect(waysToPay(shown)).toEqual({ prompt: false, mobile: null, bank: null, none: true });
    expect(shown.crisisNumbers).toEqual(defaults.crisisNumbers);
  });

  it('what the practice has written is read as it stands', () => {
    expect(withoutPlaceholders(own)).toEqual(own);
    expect(contactsOf(own)).toEqual(['+254 711 222 333', 'hello@example.org']);
    expect(waysToPay(own)).toMatchObject({
      mobile: { by: 'till', number: '123456' },
      bank: { name: 'A Bank', account: '1234567890' },
      none: false,
    });
  });

  it('a bank with the shipped account number is no way to pay', () => {
    const payment = { ...defaults.payment, bankName: 'A Bank', mobileMoneyTill: '123456' };
    const shown = withoutPlaceholders({ ...defaults, payment });
    expect(waysToPay(shown)).toMatchObject({ mobile: { number: '123456' }, bank: null });
  });

  it('a PayBill needs no till, and an STK push is a way to pay by itself', () => {
    const byPaybill = {
      ...own,
      payment: { ...own.payment, mobileMoneyTill: '000000', mobileMoneyPaybill: '400200' },
    };
    expect(placeholdersIn({ settings: byPaybill, practitioners: [somebody] })).toEqual([]);
    expect(waysToPay(withoutPlaceholders(byPaybill)).mobile).toMatchObject({
      by: 'paybill',
      number: '400200',
    });
    const prompting = { payment: { ...defaults.payment, promptsOn: true } };
    expect(waysToPay(withoutPlaceholders({ ...defaults, ...prompting })).none).toBe(false);
  });
});
