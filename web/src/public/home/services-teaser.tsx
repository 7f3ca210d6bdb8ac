import { formatMoney } from '@tulia/domain/wording/moments';
import { HeartHandshake, Sprout, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { serviceText } from '../services/service-text';
import { useServices } from '../../shared/practice/use-services';
import { publicHomeCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { bookingPath, paths } from '../../paths';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Container, Grid } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, radius, space } from '../../ui/tokens';
import { Band } from '../parts/band';
import { BandHeading } from '../parts/band-heading';

const CARDS = [
  { slug: 'individual-therapy', Icon: UserRound },
  { slug: 'adolescent-support', Icon: Sprout },
  { slug: 'couples-therapy', Icon: HeartHandshake },
] as const;

const Service = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space.sm};
`;

const Medal = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radius.pill};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

/** Its words stand in line with the text above them. */
const Next = styled(LinkButton)`
  margin-left: -${space.sm};
`;

/** A price is read in one line. */
const Facts = styled.p`
  font-weight: 700;
  span {
    display: inline-block;
  }
`;

const More = styled.p`
  margin-top: ${space.lg};
`;

/** Three services with what the practice's data says about them. */
export function ServicesTeaser() {
  const { t, lang } = useCopy(publicHomeCopy);
  const services = useServices();
  return (
    <Band id="services">
      <Container>
        <BandHeading lead={t.servicesLead}>{t.servicesHeading}</BandHeading>
        <Grid $min="13rem">
          {CARDS.map(({ slug, Icon }) => {
            const service = services.get(slug);
            if (!service) return null;
            const { name, description } = serviceText(service, lang);
            return (
              <Service key={slug} as="article">
                <Medal>
                  <Icon aria-hidden size={26} />
                </Medal>
                <H3>{name}</H3>
                <p>{description}</p>
                <div>
                  <Facts>
                    <span>{t.minutes(service.durationMinutes)}</span> ·{' '}
                    <span>{t.from(formatMoney(service.price))}</span>
                  </Facts>
                  <Next
                    to={bookingPath(slug)}
                    variant="quiet"
                    size="sm"
                    aria-label={`${t.bookSession}: ${name}`}
                  >
                    {t.bookSession}
                  </Next>
                </div>
              </Service>
            );
          })}
        </Grid>
        <More>
          <LinkButton to={paths.services} variant="secondary">
            {t.allServices}
          </LinkButton>
        </More>
      </Container>
    </Band>
  );
}
