import type { BookOnBehalfInput } from '@tulia/domain/calls/book-on-behalf';
import type { Language } from '@tulia/domain/records/profile';

/** What is typed for a client; the guardian is kept while the age is changed to and fro. */
export type BehalfValues = Omit<BookOnBehalfInput, 'requestId' | 'guardian'> & {
  guardian: NonNullable<BookOnBehalfInput['guardian']>;
};

export const emptyBehalf = (language: Language): BehalfValues => ({
  fullName: '',
  email: '',
  phone: '',
  serviceId: '',
  date: '',
  time: '09:00',
  specialRequests: '',
  ageBand: 'adult',
  guardian: { name: '', phone: '', email: '', consents: false },
  confirm: true,
  language,
});

/** The call's input; the same body keeps its request id, so that trying again never books twice. */
export function behalfInput(values: BehalfValues, requestId: string): BookOnBehalfInput {
  const guardian = values.ageBand === 'adolescent' ? values.guardian : null;
  return {
    ...values,
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    guardian,
    requestId,
  };
}

export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
