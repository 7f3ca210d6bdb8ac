import { seedCrisisNumbers, type CrisisNumber } from './crisis-numbers';

/**
 * When a client needs an account: `account-first` before the form, `account-last` before the request is sent,
 * `guest` never. A client with an account books only after its address is confirmed.
 */
export const BOOKING_ENTRIES = ['account-first', 'account-last', 'guest'] as const;
export type BookingEntry = (typeof BOOKING_ENTRIES)[number];

/** `settings/practice`: everything about the practice that is data and not code (design sections 1 and 4). */
export interface PracticeSettings {
  name: string;
  city: string;
  phone: string;
  email: string;
  /** number for the messaging app, digits with country code, no plus; empty where there is none */
  messagingNumber: string;
  holdMinutes: number;
  minimumNoticeMinutes: number;
  maxPendingPerClient: number;
  windowDays: number;
  refundCutoffHours: number;
  movingCutoffHours: number;
  confirmationHours: number;
  latenessGraceMinutes: number;
  noShowMinutes: number;
  recommendedSessions: number;
  reminderLeadHours: number;
  retentionYears: number;
  retentionMinorAge: number;
  bookingEntry: BookingEntry;
  /** whether a request that is paid in full is confirmed without staff */
  confirmWhenPaid: boolean;
  payment: {
    mobileMoneyName: string;
    mobileMoneyTill: string;
    /** where clients pay with an account code instead of the till; empty where the practice has no paybill */
    mobileMoneyPaybill: string;
    /** whether clients are offered an STK push on their phone; it needs the provider's credentials as well */
    promptsOn: boolean;
    bankName: string;
    bankAccountName: string;
    bankAccountNumber: string;
  };
  /** the practice's own tax number, for receipts; empty where it has none */
  taxNumber: string;
  /** where the data is kept, as the consent text names it */
  dataRegion: string;
  /** numbers that people in danger are told to call, the first one in front; a call of their own changes them */
  crisisNumbers: readonly CrisisNumber[];
}

/** The seed; contact details are obvious placeholders that the owner replaces. */
export const defaultPracticeSettings: PracticeSettings = {
  name: 'Tulia',
  city: 'Nairobi, Kenya',
  phone: '+254 700 000 000',
  email: 'hello@tulia.example',
  messagingNumber: '254700000000',
  holdMinutes: 15,
  minimumNoticeMinutes: 120,
  maxPendingPerClient: 2,
  windowDays: 60,
  refundCutoffHours: 3,
  movingCutoffHours: 6,
  confirmationHours: 24,
  latenessGraceMinutes: 10,
  noShowMinutes: 15,
  recommendedSessions: 4,
  reminderLeadHours: 4,
  retentionYears: 7,
  retentionMinorAge: 25,
  bookingEntry: 'account-first',
  confirmWhenPaid: false,
  payment: {
    mobileMoneyName: 'M-Pesa Buy Goods',
    mobileMoneyTill: '000000',
    mobileMoneyPaybill: '',
    promptsOn: false,
    bankName: 'Example Bank',
    bankAccountName: 'Tulia Counselling',
    bankAccountNumber: '0000000000',
  },
  taxNumber: '',
  dataRegion: 'Johannesburg, South Africa (Google Cloud)',
  crisisNumbers: seedCrisisNumbers,
};
