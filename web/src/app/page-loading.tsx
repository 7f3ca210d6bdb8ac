import { layoutTexts } from '../shared/frame/texts';
import { useTexts } from '../platform/language/use-texts';
import { Container, Section } from '../ui/layout';
import { useOnline } from '../platform/offline/use-connection';
import { Skeleton } from '../ui/skeleton';

/** What stands in the place of a page on its way, or not on this device while there is no connection to fetch it. */
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
