import { topicsFor } from '@tulia/domain/booking/topics';
import { TEXT_MAX } from '@tulia/domain/calls/fields';
import type { Service } from '@tulia/domain/records/service';
import { inLanguage } from '@tulia/domain/person/localized';
import { serviceName } from '@tulia/domain/wording/labels';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingCopy } from '../../../copy/booking/booking';
import { commonCopy } from '../../../copy/common';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Select, TextArea, TextField } from '../../../ui/fields/text-field';
import { isOfferedTo, type BookingValues } from './booking-values';
import { useBookingProblems } from './form-problems';
import { Pair, Part } from './form-part';
import { serviceFacts } from './service-facts';

export interface ServiceDetailsProps {
  services: readonly Service[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Service, category, session type and special requests. */
export const ServiceDetails = memo(function ServiceDetails(props: ServiceDetailsProps) {
  const { services, failed, onRetry } = props;
  const { t, lang } = useCopy(bookingCopy);
  const { t: common } = useCopy(commonCopy);
  const { register, control, clearErrors } = useFormContext<BookingValues>();
  const problem = useBookingProblems();
  const [slug, message, ageBand] = useWatch({ control, name: ['service', 'message', 'ageBand'] });
  const offered = services?.filter((service) => isOfferedTo(service, ageBand));
  const chosen = services?.find((service) => service.slug === slug);
  return (
    <Part title={t.details}>
      <div data-field="service">
        {services === undefined && !failed && <Skeleton label={t.servicesLoading} lines={2} />}
        {failed && (
          <Banner
            tone="danger"
            action={
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {common.retry}
              </Button>
            }
          >
            {t.servicesFailed}
          </Banner>
        )}
        {offered !== undefined && (
          <Stack $gap="xs">
            <Select
              label={t.service}
              required
              error={problem('service')}
              {...register('service', { onChange: () => clearErrors('service') })}
            >
              <option value="">{t.chooseService}</option>
              {offered.map((service) => (
                <option key={service.slug} value={service.slug}>
                  {serviceName(service, lang)} · {serviceFacts(service, t)}
                </option>
              ))}
            </Select>
            <Hint aria-live="polite">
              {chosen && `${serviceFacts(chosen, t)}. ${inLanguage(chosen.description, lang)}`}
            </Hint>
          </Stack>
        )}
      </div>
      <Pair>
        <div data-field="category">
          <Select
            label={t.category}
            optional={common.optional}
            hint={t.categoryHint}
            {...register('category')}
          >
            <option value="">{t.noCategory}</option>
            {topicsFor(ageBand).map((category) => (
              <option key={category} value={category}>
                {t.categories[category]}
              </option>
            ))}
          </Select>
        </div>
        <TextField label={t.sessionType} value={t.virtual} readOnly />
      </Pair>
      <div data-field="message">
        <TextArea
          label={t.requests}
          optional={common.optional}
          hint={`${t.requestsHint} ${t.lettersLeft(TEXT_MAX - message.length)}`}
          error={problem('message')}
          maxLength={TEXT_MAX}
          autoComplete="off"
          {...register('message')}
        />
      </div>
    </Part>
  );
});
