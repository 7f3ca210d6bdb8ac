import { detailsAsked } from '@tulia/domain/booking/request-details';
import type { Service } from '@tulia/domain/practice/service';
import { DetailField } from '../../../shared/bookings/detail-field';
import { useTexts } from '../../../platform/language/use-texts';
import { requestDetailsTexts } from '../texts/request-details';
import { useBookingFields } from '../values/form-problems';
import { Part } from './form-part';

/** The details that the chosen service asks for. They stand below the calendar, so that it never moves. */
export function DetailParts({ service }: { service: Service | undefined }) {
  const { t } = useTexts(requestDetailsTexts);
  const { field } = useBookingFields();
  return detailsAsked(service).map((name) => (
    <Part key={name} title={t[name].title}>
      <DetailField texts={t[name]} {...field(name)} />
    </Part>
  ));
}
