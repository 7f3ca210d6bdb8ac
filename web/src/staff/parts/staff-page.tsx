import type { Role } from '@tulia/domain/person/role';
import type { ComponentType } from 'react';
import { useCopy } from '../../platform/language/use-copy';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from './admin-frame';
import { staffHeadingsCopy } from './texts/headings';

type PageName = Exclude<keyof (typeof staffHeadingsCopy)['en'], 'names'>;

/** A page that draws one part under the heading that the texts have for it. */
export function staffPage(name: PageName, Part: ComponentType<{ role: Role }>) {
  return function StaffPage() {
    const { t } = useCopy(staffHeadingsCopy);
    const { role } = useSession();
    return (
      <AdminFrame heading={t[name].heading} lead={t[name].lead}>
        <Part role={role ?? 'client'} />
      </AdminFrame>
    );
  };
}
