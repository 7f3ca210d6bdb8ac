import type { Service } from '@tulia/domain/practice/service';
import { inLanguage } from '@tulia/domain/person/localized';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { Hint } from '../../../ui/fields/field';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { mark } from '../../../ui/marks';
import { Stack } from '../../../ui/layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { color, text } from '../../../ui/tokens';
import type { BookingValues } from '../values/booking-values';
import { useBookingFields } from '../values/form-problems';

const Facts = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  :checked ~ span > & {
    color: inherit;
  }
`;

/** The services for the age of the client, with length and price. @param alone shows only the chosen one */
export function ServiceChoice({ offered, alone }: { offered: readonly Service[]; alone: boolean }) {
  const { t, lang } = useTexts(bookingTexts);
  const { control, clearErrors } = useFormContext<BookingValues>();
  const { problem } = useBookingFields();
  const { field } = useController({ control, name: 'service' });
  const chosen = offered.find(({ slug }) => slug === field.value);
  const shown = alone && chosen !== undefined ? [chosen] : offered;
  const priceOf = ({ price }: Service) => (price === 0 ? t.free : formatMoney(price));
  return (
    <Stack $gap="xs">
      <RadioGroup
        label={alone ? <VisuallyHidden>{t.service}</VisuallyHidden> : t.service}
        name="service"
        options={shown.map((service) => ({
          value: service.slug,
          label: (
            <>
              <span>{serviceName(service, lang)}</span>
              <Facts>{t.serviceFacts(t.minutes(service.durationMinutes), priceOf(service))}</Facts>
            </>
          ),
        }))}
        value={field.value}
        onValueChange={(slug) => {
          field.onChange(slug);
          clearErrors('service');
        }}
        error={problem('service')}
      />
      {!alone && (
        <Hint aria-live="polite" {...mark('says', 'description')}>
          {chosen && inLanguage(chosen.description, lang)}
        </Hint>
      )}
    </Stack>
  );
}
