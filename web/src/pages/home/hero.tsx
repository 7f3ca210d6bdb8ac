import { BadgeCheck, CalendarHeart, Sprout } from 'lucide-react';
import { styled } from 'styled-components';
import { publicHomeCopy } from '../../copy/public/public-home';
import { useCopy } from '../../copy/use-copy';
import { paths } from '../../paths';
import { Eyebrow, H1, Lead } from '../../ui/heading';
import { Lakeside } from '../../ui/illustrations/lakeside';
import { Cluster, Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { above, color, space, text } from '../../ui/tokens';

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  padding-block: clamp(1.5rem, 5vw, 4rem);
  @media ${above.md} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.md};
`;

const Picture = styled.div`
  width: min(100%, 32rem);
  margin-inline: auto;
  @media (width < 48rem) {
    max-width: 19rem;
  }
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  margin-top: ${space.sm};
  list-style: none;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 700;
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }
  svg {
    color: ${color.accent};
  }
`;

const ICONS = [BadgeCheck, Sprout, CalendarHeart];

/** The first thing read: what this is, two ways on, and three reasons to trust it. */
export function Hero() {
  const { t } = useCopy(publicHomeCopy);
  return (
    <Columns>
      <Words>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <H1 tabIndex={-1} data-page-heading>
          {t.heading}
        </H1>
        <Lead>{t.lead}</Lead>
        <Cluster>
          <LinkButton to={paths.booking} size="lg">
            {t.bookSession}
          </LinkButton>
          <LinkButton to={paths.about} size="lg" variant="secondary">
            {t.aboutTherapist}
          </LinkButton>
        </Cluster>
        <Badges aria-label={t.trustLabel}>
          {t.trust.map((badge, index) => {
            const Icon = ICONS[index] ?? BadgeCheck;
            return (
              <li key={badge}>
                <Icon aria-hidden size={20} />
                {badge}
              </li>
            );
          })}
        </Badges>
      </Words>
      <Picture>
        <Lakeside />
      </Picture>
    </Columns>
  );
}
