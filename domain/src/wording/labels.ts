import type { BookingStatus } from '../booking/status';
import type { PaymentMethod } from '../money/entry';
import type { Role } from '../person/role';
import type { Language } from '../person/language';
import { inLanguage, type Localized } from '../person/localized';
import { catalogue } from './catalogue';

export const STATUS_LABELS = catalogue<Record<BookingStatus, string>>({
  en: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'No show',
    rejected: 'Rejected',
  },
  sw: {
    pending: 'Inasubiri',
    confirmed: 'Imethibitishwa',
    completed: 'Imekamilika',
    cancelled: 'Imeghairiwa',
    no_show: 'Hakufika',
    rejected: 'Imekataliwa',
  },
});

/** In place of the status of a session that ended because the line failed. */
export const LINE_FAILED = catalogue({
  en: { label: 'The line failed' },
  sw: { label: 'Laini ilikatika' },
});

export const METHOD_LABELS = catalogue<Record<PaymentMethod, string>>({
  en: { 'mobile-money': 'Mobile money', card: 'Card', bank: 'Bank', cash: 'Cash' },
  sw: { 'mobile-money': 'Pesa za simu', card: 'Kadi', bank: 'Benki', cash: 'Taslimu' },
});

export const ROLE_LABELS = catalogue<Record<Role, string>>({
  en: {
    client: 'client',
    receptionist: 'receptionist',
    therapist: 'therapist',
    admin: 'admin',
    super_admin: 'super admin',
  },
  sw: {
    client: 'mteja',
    receptionist: 'mpokezi',
    therapist: 'mtaalamu',
    admin: 'msimamizi',
    super_admin: 'msimamizi mkuu',
  },
});

export function serviceName(service: { name: Localized }, language: Language): string {
  return inLanguage(service.name, language);
}
