/** The clients of the demo bookings: two have accounts; staff or a guest entered the others. */
import type { Booking } from '@tulia/domain/booking/booking';

export interface DemoClient extends Pick<Booking, 'language' | 'ageBand' | 'guardian'> {
  /** null for a client without an account */
  uid: string | null;
  name: string;
  email: string;
  phone: string;
  /** the time zone of a guest who booked from abroad */
  zone?: string;
}

const adult = { ageBand: 'adult', guardian: null } as const;

export const DEMO_CLIENTS = {
  amina: {
    uid: 'demo-amina',
    name: 'Amina Hassan',
    email: 'amina@example.com',
    phone: '+254 700 000 011',
    language: 'en',
    ...adult,
  },
  brian: {
    uid: 'demo-brian',
    name: 'Brian Mutua',
    email: 'brian@example.com',
    phone: '+254 700 000 012',
    language: 'sw',
    ...adult,
  },
  chebet: {
    uid: null,
    name: 'Chebet Kiprono',
    email: 'chebet@example.com',
    phone: '+254 700 000 013',
    language: 'en',
    ...adult,
  },
  daniel: {
    uid: null,
    name: 'Daniel Njoroge',
    email: 'daniel@example.com',
    phone: '+254 700 000 014',
    language: 'en',
    ...adult,
  },
  faith: {
    uid: null,
    name: 'Faith Atieno',
    email: 'faith@example.com',
    phone: '+254 700 000 015',
    language: 'sw',
    ...adult,
  },
  zainab: {
    uid: null,
    name: 'Zainab Ali',
    email: 'zainab@example.com',
    phone: '+44 7700 900016',
    language: 'en',
    ...adult,
    zone: 'Europe/London',
  },
  kevin: {
    uid: null,
    name: 'Kevin Wafula',
    email: 'kevin@example.com',
    phone: '+254 700 000 017',
    language: 'en',
    ageBand: 'adolescent',
    guardian: {
      name: 'Rose Wafula',
      phone: '+254 700 000 018',
      email: 'rose@example.com',
      consents: true,
    },
  },
} as const satisfies Record<string, DemoClient>;

export type DemoClientName = keyof typeof DEMO_CLIENTS;
