import { seedServices, type Service } from '@tulia/domain/practice/service';

/** From the build's content file (`build/content.ts`), or the seeds. An awake page reads newer ones. */
export const builtServices: readonly Service[] = import.meta.env.TULIA_SERVICES ?? seedServices;
