import type { Service } from '@tulia/domain/records/service';
import { inLanguage } from '@tulia/domain/person/localized';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingCopy } from '../../../copy/booking/booking';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { Stack } from '../../../ui/layout';
import { color, text } from '../../../ui/tokens';
import type { BookingValues } from './booking-values';
import { useBookingProblems } from './form-problems';
import { serviceFacts } from './service-facts';

const Facts = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  :checked ~ span > & {
    color: inherit;
  }
`;

/**
 * The services for the client's age, each with its length and price. One that was chosen before the form was drawn stands
 * alone, with a button for the others, so that the days are near. @param offered those for the age
 */
export function ServiceChoice({ offered }: { offered: readonly Service[] }) {
  const { t, lang } = useCopy(bookingCopy);
  const { control, clearErrors } = useFormContext<BookingValues>();
  const problem = useBookingProblems();
  const { field } = useController({ control, name: 'service' });
  const [folds, setFolds] = useState(field.value !== '');
  const chosen = offered.find(({ slug }) => slug === field.value);
  const shown = folds && chosen !== undefined ? [chosen] : offered;
  return (
    <Stack $gap="xs">
      <RadioGroup
        label={t.service}
        name="service"
        options={shown.map((service) => ({
          value: service.slug,
          label: (
            <>
              {serviceName(service, lang)}
              <Facts>{serviceFacts(service, t)}</Facts>
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
      {shown.length < offered.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setFolds(false)}>
            {t.otherServices}
          </Button>
        </div>
      )}
      {!folds && <Hint aria-live="polite">{chosen && inLanguage(chosen.description, lang)}</Hint>}
    </Stack>
  );
}
