import type { BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { BodyOf } from '@tulia/domain/calls/call';
import { detailsFor, noDetails } from '@tulia/domain/booking/request-details';
import type { SeriesStart } from '@tulia/domain/booking/series';
import type { Service } from '@tulia/domain/practice/service';
import type { ContractForm } from '../../../platform/live/use-contract-form';
import type { Language } from '@tulia/domain/person/language';

type Body = BodyOf<BookOnBehalfInput>;

/** The form keeps the guardian when staff change the age and change it back. */
export type BehalfValues = Omit<Body, 'guardian' | 'further'> & {
  guardian: NonNullable<Body['guardian']>;
  further: SeriesStart[];
};

export type BehalfForm = ContractForm<BehalfValues, BookOnBehalfInput>;

export const emptyBehalf = (language: Language): BehalfValues => ({
  fullName: '',
  email: '',
  phone: '',
  serviceId: '',
  practitionerId: null,
  date: '',
  time: '',
  specialRequests: '',
  ...noDetails,
  ageBand: 'adult',
  guardian: { name: '', phone: '', email: '', consents: false },
  confirm: true,
  language,
  further: [],
});

/** The guardian of a client of 12 to 17 consents through a link; before that no booking is confirmed. */
export const waitsForGuardian = ({ ageBand }: Pick<BehalfValues, 'ageBand'>): boolean =>
  ageBand === 'adolescent';

/** @param services The call gets only the details for which the chosen service asks. */
export function behalfBody(
  values: BehalfValues,
  services: readonly Service[] | null | undefined,
): Body {
  const service = services?.find(({ slug }) => slug === values.serviceId);
  const waits = waitsForGuardian(values);
  const further = waits ? [] : values.further;
  return {
    ...values,
    further,
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    ...detailsFor(service, values),
    // Several sessions at once are always confirmed; none of them waits as a request.
    confirm: !waits && (values.confirm || further.length > 0),
    guardian: values.ageBand === 'adolescent' ? values.guardian : null,
  };
}
