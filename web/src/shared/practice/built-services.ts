import { seedServices, type Service } from '@tulia/domain/practice/service';

/**
 * The services the pages are built with: the seeds, or those of the content file of the build (`build/content.ts`). The
 * browser asks for newer ones once a page has woken up.
 */
export const builtServices: readonly Service[] = import.meta.env.TULIA_SERVICES ?? seedServices;
