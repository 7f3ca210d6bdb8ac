import type { BookOnBehalfInput } from '@tulia/domain/calls/book-on-behalf';
import type { BodyOf } from '@tulia/domain/calls/call';
import type { Language } from '@tulia/domain/records/profile';

type Body = BodyOf<BookOnBehalfInput>;

/** What is typed for a client; the guardian is kept while the age is changed to and fro. */
export type BehalfValues = Omit<Body, 'guardian'> & {
  guardian: NonNullable<Body['guardian']>;
};

export const emptyBehalf = (language: Language): BehalfValues => ({
  fullName: '',
  email: '',
  phone: '',
  serviceId: '',
  practitionerId: null,
  date: '',
  time: '09:00',
  specialRequests: '',
  ageBand: 'adult',
  guardian: { name: '', phone: '', email: '', consents: false },
  confirm: true,
  language,
});

/** What is sent of it. */
export function behalfBody(values: BehalfValues): Body {
  return {
    ...values,
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    guardian: values.ageBand === 'adolescent' ? values.guardian : null,
  };
}
