import type { PracticeSettings } from './settings';

export interface WaysToPay {
  prompt: boolean;
  /** the number that clients type into the phone's menu; a PayBill goes before a till */
  mobile: { by: 'till' | 'paybill'; name: string; number: string } | null;
  bank: { name: string; holder: string; account: string } | null;
  /** no way at all: the practice must tell its clients itself */
  none: boolean;
}

export function waysToPay({ payment }: Pick<PracticeSettings, 'payment'>): WaysToPay {
  const { mobileMoneyName: name, mobileMoneyTill, mobileMoneyPaybill } = payment;
  const { bankName, bankAccountName: holder, bankAccountNumber: account } = payment;
  const number = mobileMoneyPaybill || mobileMoneyTill;
  const by = mobileMoneyPaybill === '' ? 'till' : 'paybill';
  const ways = {
    prompt: payment.promptsOn,
    mobile: number === '' ? null : { by, name, number },
    bank: bankName === '' || account === '' ? null : { name: bankName, holder, account },
  } satisfies Omit<WaysToPay, 'none'>;
  return { ...ways, none: !ways.prompt && ways.mobile === null && ways.bank === null };
}

export function contactsOf({ phone, email }: Pick<PracticeSettings, 'phone' | 'email'>): string[] {
  return [phone, email].filter((each) => each !== '');
}
