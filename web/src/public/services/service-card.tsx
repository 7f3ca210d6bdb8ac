import { formatMoney } from '@tulia/domain/wording/moments';
import { Check, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { NextFreeTimes } from './next-free-times';
import { serviceText } from './service-text';
import { useServices } from '../../shared/practice/use-services';
import { publicServicesTexts } from './texts/services';
import { useTexts } from '../../platform/language/use-texts';
import { bookingPath } from '../../paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Cluster } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, font, space, text } from '../../ui/tokens';
import { IconList } from '../parts/icon-list';

const Frame = styled(Card)`
  display: grid;
  gap: ${space.md};
  grid-template-rows: auto auto auto auto auto 1fr auto;
`;

/** Aligns the buttons of neighbouring cards. */
const Foot = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
`;

const Price = styled.p`
  font-family: ${font.heading};
  font-size: ${text.h3};
  span + span {
    color: ${color.inkSoft};
    font-family: ${font.body};
    font-size: ${text.md};
  }
`;

const Length = styled.p`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.inkSoft};
  font-weight: 700;
`;

const Topics = styled(Cluster)`
  list-style: none;
  li {
    white-space: normal;
  }
`;

/** Absent when the service is not offered. */
export function ServiceCard({ slug }: { slug: keyof typeof publicServicesTexts.en.details }) {
  const { t, lang } = useTexts(publicServicesTexts);
  const service = useServices().get(slug);
  if (!service) return null;
  const { name, description } = serviceText(service, lang);
  const details = t.details[slug];
  return (
    <Frame as="article" id={slug}>
      <H2>{name}</H2>
      <Length>
        <Clock aria-hidden size={18} />
        <span>{t.minutes(service.durationMinutes)}</span>
      </Length>
      <Price>
        <span>{t.from(formatMoney(service.price))}</span> <span>{t.perSession}</span>
      </Price>
      <p>{description}</p>
      <Topics as="ul" $gap="xs" aria-label={t.categoriesLabel}>
        {details.categories.map((category) => (
          <Badge as="li" key={category} $tone="primary">
            {category}
          </Badge>
        ))}
      </Topics>
      <IconList Icon={Check} items={details.features} label={t.featuresLabel} />
      <Foot>
        <NextFreeTimes service={service} />
        <LinkButton to={bookingPath(slug)} aria-label={t.bookService(name)}>
          {t.book}
        </LinkButton>
      </Foot>
    </Frame>
  );
}
