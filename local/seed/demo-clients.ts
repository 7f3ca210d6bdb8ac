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

const adult = (
  name: string,
  email: string,
  phone: string,
  language: Booking['language'],
  uid: string | null = null,
): DemoClient => ({ uid, name, email, phone, language, ageBand: 'adult', guardian: null });

export const DEMO_CLIENTS = {
  amina: adult('Amina Hassan', 'amina@example.com', '+254 700 000 011', 'en', 'demo-amina'),
  brian: adult('Brian Mutua', 'brian@example.com', '+254 700 000 012', 'sw', 'demo-brian'),
  chebet: adult('Chebet Kiprono', 'chebet@example.com', '+254 700 000 013', 'en'),
  daniel: adult('Daniel Njoroge', 'daniel@example.com', '+254 700 000 014', 'en'),
  faith: adult('Faith Atieno', 'faith@example.com', '+254 700 000 015', 'sw'),
  zainab: {
    ...adult('Zainab Ali', 'zainab@example.com', '+44 7700 900016', 'en'),
    zone: 'Europe/London',
  },
  kevin: {
    ...adult('Kevin Wafula', 'kevin@example.com', '+254 700 000 017', 'en'),
    ageBand: 'adolescent',
    guardian: {
      name: 'Rose Wafula',
      phone: '+254 700 000 018',
      email: 'rose@example.com',
      consents: true,
    },
  },
} satisfies Record<string, DemoClient>;

export type DemoClientName = keyof typeof DEMO_CLIENTS;
