import { useState } from 'react';
import { styled } from 'styled-components';
import { publicBookingStatusTexts } from '../booking-status/texts';
import { useTexts } from '../../platform/language/use-texts';
import { LookupForm } from '../booking-status/lookup-form';
import { StatusResult } from '../booking-status/status-result';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { MarkedDay } from '../../ui/illustrations/marked-day';
import { Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, space } from '../../ui/tokens';
import { PageHero } from '../parts/page-hero';

const Place = styled(Container)`
  display: grid;
  gap: ${space.lg};
  padding-bottom: ${space.xxl};
`;

const Sheet = styled(Card)`
  max-width: 46rem;
`;

const Lost = styled.p`
  color: ${color.inkSoft};
`;

/** Specification section 2. The reference stays on the page: no address or history holds it. */
export default function BookingStatusPage() {
  const { t, common } = useTexts(publicBookingStatusTexts);
  // A second search for the same number scrolls to its answer too.
  const [asked, setAsked] = useState<{ reference: string; time: number } | null>(null);
  const ask = (reference: string | null) =>
    setAsked((last) => (reference === null ? null : { reference, time: (last?.time ?? 0) + 1 }));
  return (
    <>
      <PageHero heading={t.heading} lead={t.lead} picture={<MarkedDay />} />
      <Place>
        <Sheet>
          <LookupForm onReference={ask} />
        </Sheet>
        {asked !== null && <StatusResult key={asked.time} reference={asked.reference} />}
        <Lost>
          <strong>{t.lost}</strong> {t.lostText}{' '}
          <LinkButton to={paths.mySessions} variant="quiet" size="sm">
            {common.mySessions}
          </LinkButton>
        </Lost>
      </Place>
    </>
  );
}
