import type { AgeBand } from '@tulia/domain/person/age-band';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { isForAge, type Service } from '@tulia/domain/practice/service';
import { formatMoney } from '@tulia/domain/wording/moments';
import { ArrowRight, Check } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PractitionerCard } from '../../shared/views/practitioner-card';
import { useServices } from '../../shared/practice/use-services';
import { publicHomeTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { usePractitioners } from '../../shared/practice/practitioners';
import { bookingPath, paths } from '../../paths';
import { Eyebrow, H1, Lead } from '../../ui/heading';
import { Container, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { above, below, color, space, target, text } from '../../ui/tokens';

/** Keeps a hyphenated word whole between two columns; with large text on a phone it may break. */
const Whole = styled.span`
  @media ${above.md} {
    white-space: nowrap;
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space.md} ${space.xl};
  align-items: center;
  padding-block: clamp(1rem, 5vw, 4rem);
  @media ${above.md} {
    row-gap: ${space.lg};
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.sm};
  @media ${above.md} {
    gap: ${space.md};
  }
`;

/** Before the buttons on a phone, beside them where there is room. */
const Person = styled.div`
  @media ${above.md} {
    grid-row: 1 / 3;
    grid-column: 2;
    width: min(100%, 25rem);
    justify-self: end;
  }
`;

const Opening = styled(Lead)`
  @media ${below.md} {
    font-size: ${text.lg};
    line-height: 1.45;
  }
`;

const Heading = styled(H1)`
  @media ${below.lg} {
    font-size: 2.35rem;
  }
  @media ${below.md} {
    font-size: 1.85rem;
    line-height: 1.12;
  }
`;

const Terms = styled.p`
  color: ${color.inkSoft};
  strong {
    color: ${color.ink};
  }
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  margin-top: ${space.sm};
  list-style: none;
  color: ${color.inkSoft};
  font-weight: 700;
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }
  svg {
    color: ${color.primary};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space.xs};
  @media ${above.md} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    align-items: center;
  }
`;

/** Beside the buttons where there is room, under them on a phone. */
const FreeTalk = styled(Link)`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  justify-self: center;
  min-height: ${target};
  font-weight: 700;
`;

/** Hidden on a phone, whose first screen shows the person. */
const Where = styled(Eyebrow)`
  @media ${below.md} {
    display: none;
  }
`;

const FREE = 'free-consultation';
/** At most so many practitioners on the first screen; `/about` shows all. */
const SHOWN = 2;

/** Shillings of the cheapest paid session for this age; null where there is none. */
function lowestPrice(services: Iterable<Service>, age: AgeBand): number | null {
  const prices = [...services]
    .filter((service) => isForAge(service, age) && service.price > 0)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

export function Hero() {
  const { t } = useTexts(publicHomeTexts);
  const services = useServices();
  const { refundCutoffHours } = usePractice();
  const found = usePractitioners();
  const people = found.length === 0 ? [defaultPractitioner] : found.slice(0, SHOWN);
  const free = services.get(FREE);
  const adult = lowestPrice(services.values(), 'adult');
  const young = lowestPrice(services.values(), 'adolescent');
  return (
    <Columns>
      <Words>
        <Where>{t.eyebrow}</Where>
        <Heading tabIndex={-1} data-page-heading>
          {t.heading.split(' ').map((word, index) => (
            <Fragment key={`${index} ${word}`}>
              {index > 0 && ' '}
              {word.includes('-') ? <Whole>{word}</Whole> : <span>{word}</span>}
            </Fragment>
          ))}
        </Heading>
        <Opening>{t.lead}</Opening>
      </Words>
      <Person>
        <Stack $gap="sm">
          {people.map((person) => (
            <PractitionerCard
              key={person.id}
              person={person}
              layout={people.length === 1 ? 'tall' : 'row'}
            />
          ))}
        </Stack>
      </Person>
      <Words>
        <Ways>
          <LinkButton to={paths.booking} size="lg">
            {t.bookSession}
          </LinkButton>
          <LinkButton to={paths.about} size="lg" variant="secondary">
            {t.aboutTherapist}
          </LinkButton>
          {free && (
            <FreeTalk to={bookingPath(FREE)}>
              <span>{t.freeTalk(free.durationMinutes)}</span>
              <ArrowRight aria-hidden size={18} />
            </FreeTalk>
          )}
        </Ways>
        <Terms>
          {adult !== null && (
            <strong>
              {young === null || young >= adult
                ? t.fromEach(formatMoney(adult))
                : t.fromEachOrYoung(formatMoney(adult), formatMoney(young))}
            </strong>
          )}{' '}
          <span>{t.terms(refundCutoffHours)}</span>
        </Terms>
        <Badges aria-label={t.trustLabel}>
          {t.trust.map((badge) => (
            <li key={badge}>
              <Check aria-hidden size={20} />
              <span>{badge}</span>
            </li>
          ))}
        </Badges>
      </Words>
    </Columns>
  );
}
