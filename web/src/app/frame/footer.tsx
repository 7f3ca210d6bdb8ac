import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { layoutTexts } from '../../shared/frame/texts';
import { openingHoursText } from '../../shared/texts/opening-hours-text';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { usePractitioners } from '../../shared/practice/practitioners';
import { useCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { paths, telephone } from '../../paths';
import { Container } from '../../ui/layout';
import { above, below, color, radius, space, text } from '../../ui/tokens';
import { Brand } from '../../shared/frame/brand';
import { CRISIS_HELP } from './crisis-line';
import { LanguageSwitch } from '../../shared/frame/language-switch';
import { useSession } from '../../platform/session/session';
import { CrisisNumbers } from '../../ui/crisis-numbers';
import { ThemeSwitch } from '../../shared/frame/theme-switch';

const Ground = styled.footer`
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  padding-block: ${space.xl};
  @media ${above.md} {
    padding-block: ${space.xxl} 5rem;
  }
`;

/** Contacts beside the links on a phone; below each other with very large text. */
const Columns = styled.div`
  display: grid;
  gap: ${space.lg} ${space.md};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > :first-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${above.md} {
    gap: ${space.xl};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: ${space.xs};
  font-size: ${text.lg};
`;

const List = styled.ul`
  display: grid;
  list-style: none;
  @media ${below.md} {
    font-size: ${text.sm};
  }
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    min-height: 2.25rem;
    color: ${color.inkSoft};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    overflow-wrap: anywhere;
  }
`;

const Crisis = styled.section`
  scroll-margin-top: 8rem;
  margin-block: ${space.lg};
  padding: ${space.sm} ${space.md};
  @media ${above.md} {
    margin-block: ${space.xl};
    padding: ${space.md};
  }
  border-left: 4px solid ${color.accent};
  border-radius: ${radius.sm};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.lg};
  align-items: center;
  justify-content: space-between;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
`;

const Soft = styled.p`
  max-width: 22rem;
  color: ${color.inkSoft};
`;

/** Specification sections 1 and 2. */
export function Footer() {
  const { t, common, lang } = useTexts(layoutTexts);
  const practice = usePractice();
  const people = usePractitioners();
  const { role } = useSession();
  const hours = openingHoursText(openingHoursOfAll(people), lang);
  const numbers = useCrisisNumbers();
  const links: [to: string, label: string][] = [
    [paths.home, t.home],
    [paths.about, t.aboutTherapist],
    [paths.services, t.ourServices],
    [paths.booking, t.bookSession],
    [paths.contact, t.contactUs],
    [paths.bookingStatus, t.bookingStatus],
  ];
  if (role !== null) links.push([paths.mySessions, common.mySessions]);
  const icon = { 'aria-hidden': true, size: 18 } as const;
  return (
    <Ground>
      <Container>
        <Columns>
          <div>
            <Brand />
            <Soft>{t.tagline}</Soft>
          </div>
          <section>
            <Title>{t.contactInfo}</Title>
            <List>
              <li>
                <MapPin {...icon} /> <span>{practice.city}</span>
              </li>
              {practice.phone !== '' && (
                <li>
                  <Phone {...icon} />
                  <a href={telephone(practice.phone)}>{practice.phone}</a>
                </li>
              )}
              {practice.email !== '' && (
                <li>
                  <Mail {...icon} />
                  <a href={`mailto:${practice.email}`}>{practice.email}</a>
                </li>
              )}
              {hours !== '' && (
                <li>
                  <Clock {...icon} />
                  <span>{hours}</span>
                </li>
              )}
              {practice.messagingNumber !== '' && (
                <li>
                  <MessageCircle {...icon} />
                  <a
                    href={`https://wa.me/${practice.messagingNumber}`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {t.chat}
                  </a>
                </li>
              )}
            </List>
          </section>
          <nav aria-labelledby="footer-links">
            <Title id="footer-links">{t.quickLinks}</Title>
            <List>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </List>
          </nav>
        </Columns>
        <Crisis id={CRISIS_HELP} aria-label={t.crisisTitle} tabIndex={-1}>
          <p>
            <strong>{t.crisisTitle}</strong> {t.crisis}
          </p>
          <CrisisNumbers numbers={numbers} />
        </Crisis>
        <Base>
          <span>{t.copyright(practice.name)}</span>
          <Link to={paths.privacy}>{common.privacyPolicy}</Link>
          <ThemeSwitch />
          <LanguageSwitch />
        </Base>
      </Container>
    </Ground>
  );
}
