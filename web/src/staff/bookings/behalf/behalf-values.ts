import type { BookOnBehalfInput } from '@tulia/domain/calls/book-on-behalf';
import type { BodyOf } from '@tulia/domain/calls/call';
import type { SeriesStart } from '@tulia/domain/booking/series';
import type { Language } from '@tulia/domain/records/profile';

type Body = BodyOf<BookOnBehalfInput>;

/** What is typed for a client; the guardian is kept while the age is changed to and fro. */
export type BehalfValues = Omit<Body, 'guardian' | 'further'> & {
  guardian: NonNullable<Body['guardian']>;
  /** the sessions after the first one, in the order in which they are shown */
  further: SeriesStart[];
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
  partnerName: '',
  ageBand: 'adult',
  guardian: { name: '', phone: '', email: '', consents: false },
  confirm: true,
  language,
  further: [],
});

/** Nothing is confirmed before the guardian of somebody of 12 to 17 has answered by an own link. */
export const waitsForGuardian = ({ ageBand }: Pick<BehalfValues, 'ageBand'>): boolean =>
  ageBand === 'adolescent';

/**
 * What is sent of it.
 * @param isForCouples whether the chosen service is; of any other the form asks for no partner, and none is sent
 */
export function behalfBody(values: BehalfValues, isForCouples: boolean): Body {
  const waits = waitsForGuardian(values);
  const further = waits ? [] : values.further;
  return {
    ...values,
    further,
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    partnerName: isForCouples ? values.partnerName.trim() : '',
    // Several at once are sessions, never requests that wait.
    confirm: !waits && (values.confirm || further.length > 0),
    guardian: values.ageBand === 'adolescent' ? values.guardian : null,
  };
}
