import { formatMoney } from '@tulia/domain/wording/moments';
import { ArrowRight, HeartHandshake, Sprout, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { serviceText } from '../services/service-text';
import { useServices } from '../../shared/practice/use-services';
import { publicHomeTexts } from './texts';
import { useAreSeveral } from '../../shared/practice/practitioners';
import { useTexts } from '../../platform/language/use-texts';
import { bookingPath, paths } from '../../paths';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Container, Grid } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, radius, space } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';

const CARDS = [
  { slug: 'individual-therapy', Icon: UserRound },
  { slug: 'adolescent-support', Icon: Sprout },
  { slug: 'couples-therapy', Icon: HeartHandshake },
] as const;

/** The whole card links to the form. */
const Service = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space.sm};
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
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

/** Keeps a price in one line. */
const Facts = styled.p`
  margin-bottom: ${space.sm};
  font-weight: 700;
  span {
    display: inline-block;
  }
`;

const More = styled.p`
  margin-top: ${space.lg};
`;

export function ServicesTeaser() {
  const { t, lang } = useTexts(publicHomeTexts);
  const services = useServices();
  const areSeveral = useAreSeveral();
  return (
    <Band id="services">
      <Container>
        <BandHeading lead={t.servicesLead(areSeveral)}>{t.servicesHeading}</BandHeading>
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
                  <LinkButton
                    to={bookingPath(slug)}
                    variant="secondary"
                    aria-label={`${t.bookSession}: ${name}`}
                  >
                    {t.bookSession}
                    <ArrowRight aria-hidden size={18} />
                  </LinkButton>
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
