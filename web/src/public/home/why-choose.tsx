import {
  Armchair,
  CalendarClock,
  HandCoins,
  LockKeyhole,
  Smartphone,
  Sparkles,
} from 'lucide-react';
import { styled } from 'styled-components';
import { publicHomeTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Container } from '../../ui/layout';
import { color, space } from '../../ui/tokens';
import { Band, BandHeading } from '../parts/band';

const List = styled.ul`
  display: grid;
  gap: ${space.lg} ${space.xl};
  list-style: none;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
`;

const Reason = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.md};
  align-items: start;
  svg {
    color: ${color.primary};
  }
  p {
    color: ${color.inkSoft};
  }
`;

const ICONS = [Smartphone, HandCoins, LockKeyhole, CalendarClock, Sparkles, Armchair];

export function WhyChoose() {
  const { t } = useTexts(publicHomeTexts);
  const { name } = usePractice();
  return (
    <Band $ground="sunken" id="why-choose">
      <Container>
        <BandHeading>{t.whyHeading(name)}</BandHeading>
        <List>
          {t.why.map((reason, index) => {
            const Icon = ICONS[index] ?? Sparkles;
            return (
              <Reason key={reason.title}>
                <Icon aria-hidden size={28} />
                <div>
                  <strong>{reason.title}</strong>
                  <p>{reason.text}</p>
                </div>
              </Reason>
            );
          })}
        </List>
      </Container>
    </Band>
  );
}
