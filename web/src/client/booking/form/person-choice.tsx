import { inLanguage } from '@tulia/domain/person/localized';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingPersonTexts } from '../texts/booking-person';
import { useTexts } from '../../../platform/language/use-texts';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { text } from '../../../ui/tokens';
import type { BookingValues } from '../values/booking-values';
import { Part } from './form-part';

const Title = styled.small`
  display: block;
  font-size: ${text.sm};
`;

/** A choice among the practitioners, or the first who is free. @param people who take bookings of the chosen service */
export function PersonChoice({ people }: { people: readonly Practitioner[] }) {
  const { t, lang } = useTexts(bookingPersonTexts);
  const { control, setValue } = useFormContext<BookingValues>();
  const chosen = useWatch({ control, name: 'practitioner' });
  return (
    <Part title={t.heading}>
      <RadioGroup
        label={t.with}
        name="practitioner"
        value={chosen}
        onValueChange={(id) => setValue('practitioner', id)}
        options={[
          { value: '', label: t.anyone },
          ...people.map(({ id, name, title }) => ({
            value: id,
            label: (
              <>
                <span>{name}</span>
                <Title>{inLanguage(title, lang)}</Title>
              </>
            ),
          })),
        ]}
      />
    </Part>
  );
}
