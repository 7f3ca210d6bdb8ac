import { Check } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { authPagesTexts } from '../account/texts/auth-pages';
import { useTexts } from '../../platform/language/use-texts';
import { PasswordSignIn } from '../account/password-sign-in';
import { landing } from '../account/landing';
import { REDIRECT_DEFAULTS } from '../account/redirect-target';
import { useSession } from '../../platform/session/session';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { H2, PageHeading } from '../../ui/heading';
import { Container, Grid, Stack } from '../../ui/layout';
import { color, space } from '../../ui/tokens';
import { TextLink } from '../../ui/link-button';

const Panel = styled(Card)`
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

const Points = styled.ul`
  display: grid;
  gap: ${space.sm};
  list-style: none;
  li {
    display: flex;
    gap: ${space.sm};
    align-items: start;
  }
`;

/** /client-login: what an account is good for, and the login for /my-sessions (specification section 2). */
export default function ClientLoginPage() {
  const { t } = useTexts(authPagesTexts);
  const session = useSession();
  const target = REDIRECT_DEFAULTS.clientLogin;
  if (session.status === 'signed-in')
    return <Navigate to={landing(session.role, null, target)} replace />;

  return (
    <Container>
      <PageHeading lead={t.clientLogin.lead}>{t.clientLogin.heading}</PageHeading>
      <Grid>
        <Card>
          <Stack>
            <PasswordSignIn target={target} />
            <p>
              {t.clientLogin.newHere} <TextLink to={paths.booking}>{t.clientLogin.book}</TextLink>
            </p>
          </Stack>
        </Card>
        <Panel as="aside">
          <Stack>
            <H2>{t.clientLogin.panelHeading}</H2>
            <p>{t.clientLogin.panelLead}</p>
            <Points>
              {t.clientLogin.points.map((point) => (
                <li key={point}>
                  <Check aria-hidden size={22} />
                  <span>{point}</span>
                </li>
              ))}
            </Points>
          </Stack>
        </Panel>
      </Grid>
    </Container>
  );
}
