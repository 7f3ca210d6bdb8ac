import type { PracticeSettings } from './settings';

/** The ways by which a client can pay the practice, of its settings without placeholders. */
export interface WaysToPay {
  /** whether an STK push can be asked for */
  prompt: boolean;
  /** where a client types the payment on a phone; a PayBill goes before a till */
  mobile: { by: 'till' | 'paybill'; name: string; number: string } | null;
  bank: { name: string; holder: string; account: string } | null;
  /** none of them: the practice has to tell its clients by itself */
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

/** The practice's telephone number and address, those of them that there are. */
export function contactsOf({ phone, email }: Pick<PracticeSettings, 'phone' | 'email'>): string[] {
  return [phone, email].filter((each) => each !== '');
}
