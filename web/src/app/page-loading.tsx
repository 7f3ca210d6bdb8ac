import { layoutTexts } from '../shared/frame/texts';
import { useTexts } from '../platform/language/use-texts';
import { Container, Section } from '../ui/layout';
import { useOnline } from '../platform/offline/use-connection';
import { Skeleton } from '../ui/skeleton';

/** For a page that is loading, or that this device lacks while offline. */
export function PageLoading() {
  const { t } = useTexts(layoutTexts);
  const isOnline = useOnline();
  return (
    <Container>
      <Section>
        {isOnline ? (
          <Skeleton label={t.loadingPage} lines={5} height="1.75rem" />
        ) : (
          <p role="status">
            <strong>{t.pageNotHere}</strong> {t.pageNotHereText}
          </p>
        )}
      </Section>
    </Container>
  );
}
