import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { layoutTexts } from '../shared/frame/texts';
import { WaysToTalk } from '../shared/views/ways-to-talk';
import { notFoundTexts } from './texts/not-found';
import { useTexts } from '../platform/language/use-texts';
import { paths } from '../paths';
import { PageHeading } from '../ui/heading';
import { Cluster, Container, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';

/** Specification section 2. The log leaves out the query, which may name people. */
export default function NotFoundPage() {
  const { t } = useTexts(notFoundTexts);
  const { t: frame } = useTexts(layoutTexts);
  const { pathname } = useLocation();
  useEffect(() => {
    console.info('404:', pathname);
  }, [pathname]);
  return (
    <Container $narrow>
      <PageHeading lead={t.text}>{t.heading}</PageHeading>
      <Stack $gap="lg">
        <Cluster>
          <LinkButton to={paths.home}>{t.home}</LinkButton>
          <LinkButton to={paths.booking} variant="secondary">
            {frame.bookSession}
          </LinkButton>
          <LinkButton to={paths.services} variant="secondary">
            {frame.ourServices}
          </LinkButton>
          <LinkButton to={paths.contact} variant="secondary">
            {frame.contactUs}
          </LinkButton>
        </Cluster>
        <WaysToTalk />
      </Stack>
    </Container>
  );
}
