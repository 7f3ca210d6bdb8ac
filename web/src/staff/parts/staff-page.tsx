import type { Role } from '@tulia/domain/person/role';
import { Suspense, type ComponentType } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { lazyPart } from '../../platform/offline/lazy-part';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from './admin-frame';
import { useOpenedStep } from './opening/opening-path';
import { staffHeadingsTexts } from './texts/headings';

const OpeningStep = lazyPart(() =>
  import('./opening/opening-step').then((part) => part.OpeningStep),
);

type PageName = Exclude<keyof (typeof staffHeadingsTexts)['en'], 'names'>;

/** A staff page that shows `Part` under the heading of its name. */
export function staffPage(name: PageName, Part: ComponentType<{ role: Role }>) {
  return function StaffPage() {
    const { t } = useTexts(staffHeadingsTexts);
    const { role } = useSession();
    const step = useOpenedStep();
    return (
      <AdminFrame heading={t[name].heading} lead={t[name].lead}>
        <Suspense>{step && <OpeningStep key={step} step={step} />}</Suspense>
        <Part role={role ?? 'client'} />
      </AdminFrame>
    );
  };
}
