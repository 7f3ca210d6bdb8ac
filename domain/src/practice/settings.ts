import { seedCrisisNumbers, type CrisisNumber } from './crisis-numbers';

/** When a client needs an account: before the form, before sending the request, or never. */
export const BOOKING_ENTRIES = ['account-first', 'account-last', 'guest'] as const;
type BookingEntry = (typeof BOOKING_ENTRIES)[number];

/** What a session costs that ends because the line failed. `full`: what was paid stays with the practice. */
export const LINE_FAILURE_COSTS = ['nothing', 'full'] as const;

/** Settings that the form of the settings does not hold. */
export const OF_OTHER_CALLS: readonly string[] = ['crisisNumbers', 'pricesSeen'];

/** `settings/practice` (design sections 1 and 4) */
export interface PracticeSettings {
  name: string;
  city: string;
  phone: string;
  email: string;
  /** digits with country code, without plus; empty where there is none */
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
  confirmWhenPaid: boolean;
  lineFailureCosts: (typeof LINE_FAILURE_COSTS)[number];
  /** receptionists may block the practitioners' time, and free it */
  receptionBlocksTime: boolean;
  payment: {
    mobileMoneyName: string;
    mobileMoneyTill: string;
    /** clients pay to it with an account code instead of the till; empty where there is none */
    mobileMoneyPaybill: string;
    /** whether clients can ask for an STK push; also needs the provider's credentials */
    promptsOn: boolean;
    bankName: string;
    bankAccountName: string;
    bankAccountNumber: string;
  };
  taxNumber: string;
  /** whether the shipped prices were changed, or confirmed; calls of their own say so */
  pricesSeen: boolean;
  dataRegion: string;
  /** the most urgent first; a call of its own changes them */
  crisisNumbers: readonly CrisisNumber[];
}

/** The shipped settings. The owner replaces the placeholder contacts. */
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
  lineFailureCosts: 'nothing',
  receptionBlocksTime: false,
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
  pricesSeen: false,
  dataRegion: 'Johannesburg, South Africa (Google Cloud)',
  crisisNumbers: seedCrisisNumbers,
};
