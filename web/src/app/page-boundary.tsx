import { Component, type ReactNode } from 'react';
import { brokenPageTexts } from './texts/broken-page';
import { useTexts } from '../platform/language/use-texts';
import { ReachUs } from '../shared/views/reach-us';
import { paths } from '../paths';
import { Button } from '../ui/button';
import { PageHeading } from '../ui/heading';
import { Cluster, Container, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { tellOfError } from './error-watch';

function BrokenPage() {
  const { t } = useTexts(brokenPageTexts);
  return (
    <Container $narrow role="alert">
      <PageHeading lead={t.text}>{t.heading}</PageHeading>
      <Stack $gap="lg">
        <Cluster>
          <Button onClick={() => location.reload()}>{t.reload}</Button>
          <LinkButton variant="secondary" to={paths.home}>
            {t.home}
          </LinkButton>
        </Cluster>
        <p>
          {t.help} <ReachUs />
        </p>
      </Stack>
    </Container>
  );
}

/** Catches a page's errors, so that header and footer stay; give it a `key` per page. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    tellOfError('page', error);
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
