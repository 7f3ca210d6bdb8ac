import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFoundCopy } from './texts/not-found';
import { useCopy } from '../platform/language/use-copy';
import { paths } from '../paths';
import { PageHeading } from '../ui/heading';
import { Container } from '../ui/layout';
import { LinkButton } from '../ui/link-button';

/** Any other path (specification section 2). The path is logged without its query, which may name people. */
export default function NotFoundPage() {
  const { t } = useCopy(notFoundCopy);
  const { pathname } = useLocation();
  useEffect(() => {
    console.info('404:', pathname);
  }, [pathname]);
  return (
    <Container $narrow>
      <PageHeading lead={t.text}>{t.heading}</PageHeading>
      <LinkButton to={paths.home}>{t.home}</LinkButton>
    </Container>
  );
}
