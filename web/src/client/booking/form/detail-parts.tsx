import { detailsAsked } from '@tulia/domain/booking/request-details';
import type { Service } from '@tulia/domain/practice/service';
import { DetailField } from '../../../shared/bookings/detail-field';
import { useTexts } from '../../../platform/language/use-texts';
import { requestDetailsTexts } from '../texts/request-details';
import { useBookingFields } from '../values/form-problems';
import { Part } from './form-part';

/**
 * What is asked for the chosen service, each detail in a part of its own; below the days, which stay where they are
 * when such a service is chosen.
 */
export function DetailParts({ service }: { service: Service | undefined }) {
  const { t } = useTexts(requestDetailsTexts);
  const { field } = useBookingFields();
  return detailsAsked(service).map((name) => (
    <Part key={name} title={t[name].title}>
      <div data-field={name}>
        <DetailField texts={t[name]} {...field(name)} />
      </div>
    </Part>
  ));
}
