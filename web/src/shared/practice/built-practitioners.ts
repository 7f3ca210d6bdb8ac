import {
  defaultPractitioner,
  inOrder,
  type Practitioner,
} from '@tulia/domain/practice/practitioner';

/**
 * The practitioners the pages are built with: the one the product ships with, or those of the content file of the build
 * (`build/content.ts`).
 */
export const builtPractitioners: readonly Practitioner[] = inOrder(
  import.meta.env.TULIA_PRACTITIONERS ?? [defaultPractitioner],
);
