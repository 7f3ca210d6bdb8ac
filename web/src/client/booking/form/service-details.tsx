import { topicsFor } from '@tulia/domain/booking/topics';
import { TEXT_MAX } from '@tulia/domain/calls/limits';
import type { Service } from '@tulia/domain/practice/service';
import { memo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Select, TextArea } from '../../../ui/fields/text-field';
import { color, space, target } from '../../../ui/tokens';
import { isOfferedTo, type BookingValues } from '../values/booking-values';
import { useBookingFields } from '../values/form-problems';
import { Part } from './form-part';
import { ServiceChoice } from './service-choice';

const More = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: ${target};
    color: ${color.primary};
    font-weight: 700;
    cursor: pointer;
  }
  > summary::marker,
  > summary::-webkit-details-marker {
    display: none;
    content: '';
  }
  > summary::before {
    content: '+';
    width: 1.2em;
  }
  &[open] > summary::before {
    content: '−';
  }
  > div {
    padding-top: ${space.xs};
  }
`;

/** The service, and behind one line session type, topic and special requests. */
export const ServiceDetails = memo(function ServiceDetails({
  services,
  failed,
  onRetry,
}: {
  services: readonly Service[] | undefined;
  failed: boolean;
  onRetry: () => void;
}) {
  const { t, common } = useTexts(bookingTexts);
  const { control, getValues } = useFormContext<BookingValues>();
  const { field, problem } = useBookingFields();
  const [message, ageBand, slug] = useWatch({ control, name: ['message', 'ageBand', 'service'] });
  const [folds, setFolds] = useState(() => getValues('service') !== '');
  const [open, setOpen] = useState(() => getValues('message') + getValues('category') !== '');
  const offered = services?.filter((service) => isOfferedTo(service, ageBand));
  const wrong = problem('message');
  // A service from the address or the draft is shown alone while it is offered.
  const alone = folds && offered?.some((service) => service.slug === slug) === true;
  return (
    <Part
      title={t.details}
      folded={alone}
      aside={
        alone && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t.changeService}
            onClick={() => setFolds(false)}
          >
            {common.change}
          </Button>
        )
      }
    >
      <div data-field="service">
        {services === undefined && !failed && <Skeleton label={t.servicesLoading} lines={2} />}
        {failed && <RetryBanner onRetry={onRetry}>{t.servicesFailed}</RetryBanner>}
        {offered !== undefined && <ServiceChoice offered={offered} alone={alone} />}
      </div>
      <More
        open={open || wrong !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t.more}</summary>
        <Stack>
          <Hint>
            {t.sessionType}: {t.virtual}
          </Hint>
          <Select
            label={t.category}
            optional={common.optional}
            hint={t.categoryHint}
            {...field('category')}
          >
            <option value="">{t.noCategory}</option>
            {topicsFor(ageBand).map((category) => (
              <option key={category} value={category}>
                {t.categories[category]}
              </option>
            ))}
          </Select>
          <TextArea
            label={common.specialRequests}
            optional={common.optional}
            hint={`${t.requestsHint} ${t.lettersLeft(TEXT_MAX - message.length)}`}
            maxLength={TEXT_MAX}
            autoComplete="off"
            {...field('message')}
          />
        </Stack>
      </More>
    </Part>
  );
});
