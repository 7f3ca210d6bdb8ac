import { defaultPractitioner, inOrder } from '@tulia/domain/practice/practitioner';

/** From the build's content file (`build/content.ts`), or the product's one. */
export const builtPractitioners = inOrder(
  import.meta.env.TULIA_PRACTITIONERS ?? [defaultPractitioner],
);
