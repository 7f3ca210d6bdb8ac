import type { ComponentProps } from 'react';
import { useCommonTexts } from '../../platform/language/use-texts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

/** Says what failed to load, with a button that tries again. */
export function RetryBanner({
  onRetry,
  ...banner
}: Omit<ComponentProps<typeof Banner>, 'action'> & { onRetry: () => void }) {
  const t = useCommonTexts();
  return (
    <Banner
      tone="danger"
      {...banner}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  );
}
