import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { formatMoney } from '@tulia/domain/wording/moments';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { PractitionerCard } from '../../shared/views/practitioner-card';
import { useServices } from '../../shared/practice/use-services';
import { publicHomeCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { usePractice } from '../../shared/practice/practice';
import { usePractitioners } from '../../shared/practice/practitioners';
import { bookingPath, paths } from '../../paths';
import { Eyebrow, H1, Lead } from '../../ui/heading';
import { Cluster, Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { above, color, space, text } from '../../ui/tokens';

/** Between two columns a word with a hyphen would be torn apart; on a phone, with large text, it may have to be. */
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

/** On a phone the person stands before the buttons, beside them where there is room. */
const Person = styled.div`
  @media ${above.md} {
    grid-row: 1 / 3;
    grid-column: 2;
    width: min(100%, 25rem);
    justify-self: end;
  }
`;

/** On a phone's first screen stand the person and both ways on, in the longer of the languages, too. */
const Opening = styled(Lead)`
  @media (width < 48rem) {
    font-size: ${text.md};
  }
`;

const Heading = styled(H1)`
  @media (width < 48rem) {
    font-size: 1.85rem;
    line-height: 1.12;
  }
  @media (48rem <= width < 64rem) {
    font-size: 2.35rem;
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
  gap: ${space.xs} ${space.lg};
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

/** The easy yes, in a quieter voice than the two buttons. */
const FreeTalk = styled(LinkButton)`
  padding-inline: ${space.xs};
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;

/** The room of a phone's first screen belongs to the person. */
const Where = styled(Eyebrow)`
  @media (width < 48rem) {
    display: none;
  }
`;

const FREE = 'free-consultation';

/** The first thing read: what this is, who it is with, ways on, what it costs, and three reasons to trust it. */
export function Hero() {
  const { t } = useCopy(publicHomeCopy);
  const services = useServices();
  const { refundCutoffHours } = usePractice();
  const person = usePractitioners()[0] ?? defaultPractitioner;
  const free = services.get(FREE);
  const prices = [...services.values()].map(({ price }) => price).filter((price) => price > 0);
  return (
    <Columns>
      <Words>
        <Where>{t.eyebrow}</Where>
        <Heading tabIndex={-1} data-page-heading>
          {t.heading.split(' ').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' '}
              {word.includes('-') ? <Whole>{word}</Whole> : word}
            </Fragment>
          ))}
        </Heading>
        <Opening>{t.lead}</Opening>
      </Words>
      <Person>
        <PractitionerCard person={person} layout="tall" />
      </Person>
      <Words>
        <Cluster>
          <LinkButton to={paths.booking} size="lg">
            {t.bookSession}
          </LinkButton>
          <LinkButton to={paths.about} size="lg" variant="secondary">
            {t.aboutTherapist}
          </LinkButton>
          {free && (
            <FreeTalk to={bookingPath(FREE)} size="lg" variant="quiet">
              {t.freeTalk(free.durationMinutes)}
            </FreeTalk>
          )}
        </Cluster>
        <Terms>
          {prices.length > 0 && <strong>{t.fromEach(formatMoney(Math.min(...prices)))}</strong>}{' '}
          {t.terms(refundCutoffHours)}
        </Terms>
        <Badges aria-label={t.trustLabel}>
          {t.trust.map((badge) => (
            <li key={badge}>
              <Check aria-hidden size={20} />
              {badge}
            </li>
          ))}
        </Badges>
      </Words>
    </Columns>
  );
}
