import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import type { ReactNode } from 'react';
import { bookingTexts } from './texts/booking';
import { useTexts } from '../../platform/language/use-texts';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { styled } from 'styled-components';
import { text } from '../../ui/tokens';
import { CrisisNotice } from './crisis-notice';
import { Points } from './policies/policy-style';

const Title = styled(H2)`
  font-size: ${text.xl};
`;

/** The services 'Session Information' names, in its order; lengths come from the services themselves. */
const NAMED = ['individual-therapy', 'adolescent-support', 'consultation'];

/** What the page places `beside` the form, 'What to Expect', 'Session Information' and the crisis disclaimer. */
export function SideColumn({
  practice,
  services,
  beside,
}: {
  practice: PracticeSettings;
  services: readonly Service[];
  beside?: ReactNode;
}) {
  const { t, lang } = useTexts(bookingTexts);
  const named = NAMED.flatMap((slug) => services.filter((service) => service.slug === slug));
  return (
    <Stack as="aside" $gap="lg">
      {beside}
      <Card as="section">
        <Stack $gap="sm">
          <Title>{t.expect}</Title>
          <Points>
            <li>{t.confirmationWithin(practice.confirmationHours)}</li>
            {t.expectations.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Points>
        </Stack>
      </Card>
      {named.length > 0 && (
        <Card as="section">
          <Stack $gap="sm">
            <Title>{t.information}</Title>
            <Points>
              {named.map((service) => (
                <li
                  key={service.slug}
                >{`${serviceName(service, lang)}: ${t.minutes(service.durationMinutes)}`}</li>
              ))}
            </Points>
          </Stack>
        </Card>
      )}
      <CrisisNotice />
    </Stack>
  );
}
