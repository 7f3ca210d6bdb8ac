import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { openingHoursText } from '../../shared/texts/opening-hours-text';
import { publicContactTexts } from './texts/contact';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { usePractitioners } from '../../shared/practice/practitioners';
import { telephone } from '../../paths';
import { StackedCard } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Soft, Stack } from '../../ui/layout';
import { AnchorButton } from '../../ui/link-button';
import { color, space, text } from '../../ui/tokens';

const Fact = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space.sm};
  svg {
    grid-row: span 2;
    margin-top: 0.2em;
    color: ${color.accent};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dd {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    font-weight: 700;
  }
`;

const Row = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <Fact>
    {icon}
    <dt>{name}</dt>
    <dd>{children}</dd>
  </Fact>
);

export function ContactInfo() {
  const { t, common, lang } = useTexts(publicContactTexts);
  const practice = usePractice();
  const people = usePractitioners();
  const icon = { 'aria-hidden': true, size: 20 } as const;
  return (
    <StackedCard as="section" id="contact-information">
      <H2>{t.infoHeading}</H2>
      <Stack as="dl" $gap="sm">
        <Row icon={<MapPin {...icon} />} name={t.place}>
          {`${practice.city}. ${t.placeNote}`}
        </Row>
        {practice.phone !== '' && (
          <Row icon={<Phone {...icon} />} name={common.phone}>
            <a href={telephone(practice.phone)}>{practice.phone}</a>
          </Row>
        )}
        {practice.email !== '' && (
          <Row icon={<Mail {...icon} />} name={common.email}>
            <a href={`mailto:${practice.email}`}>{practice.email}</a>
          </Row>
        )}
        <Row icon={<Clock {...icon} />} name={t.hours}>
          {openingHoursText(openingHoursOfAll(people), lang)}
        </Row>
      </Stack>
      {practice.messagingNumber !== '' && (
        <AnchorButton
          href={`https://wa.me/${practice.messagingNumber}`}
          target="_blank"
          variant="secondary"
          aria-label={`${t.chat} ${t.chatHint}`}
        >
          <MessageCircle {...icon} />
          {t.chat}
        </AnchorButton>
      )}
      <Soft as="p">{t.crisis}</Soft>
    </StackedCard>
  );
}
