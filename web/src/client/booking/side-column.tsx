import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import type { ReactNode } from 'react';
import { bookingTexts } from './texts/booking';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { TitledCard } from '../../shared/views/titled-card';
import { Stack } from '../../ui/layout';
import { CrisisNotice } from './crisis-notice';
import { Points } from './policies/policy-view';

/** The services of 'Session Information', in this order. */
const NAMED = ['individual-therapy', 'adolescent-support', 'consultation'];

/** `beside`, 'What to Expect', 'Session Information' and the notice about crises. */
export function SideColumn({
  services,
  beside,
}: {
  services: readonly Service[];
  beside?: ReactNode;
}) {
  const { t, lang } = useTexts(bookingTexts);
  const { confirmationHours } = usePractice();
  const named = NAMED.flatMap((slug) => services.filter((service) => service.slug === slug));
  return (
    <Stack as="aside" $gap="lg">
      {beside}
      <TitledCard title={t.expect}>
        <Points>
          <li>{t.confirmationWithin(confirmationHours)}</li>
          {t.expectations.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Points>
      </TitledCard>
      {named.length > 0 && (
        <TitledCard title={t.information}>
          <Points>
            {named.map((service) => (
              <li
                key={service.slug}
              >{`${serviceName(service, lang)}: ${t.minutes(service.durationMinutes)}`}</li>
            ))}
          </Points>
        </TitledCard>
      )}
      <CrisisNotice />
    </Stack>
  );
}
