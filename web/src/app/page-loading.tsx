import { layoutCopy } from '../copy/layout';
import { useCopy } from '../copy/use-copy';
import { Container, Section } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';

/** What stands in the place of a page on its way. */
export function PageLoading() {
  const { t } = useCopy(layoutCopy);
  return (
    <Container>
      <Section>
        <Skeleton label={t.loadingPage} lines={5} height="1.75rem" />
      </Section>
    </Container>
  );
}
