import type { Role } from '@tulia/domain/person/role';
import type { ComponentType } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from './admin-frame';
import { staffHeadingsTexts } from './texts/headings';

type PageName = Exclude<keyof (typeof staffHeadingsTexts)['en'], 'names'>;

/** A staff page that shows `Part` under the heading of its name. */
export function staffPage(name: PageName, Part: ComponentType<{ role: Role }>) {
  return function StaffPage() {
    const { t } = useTexts(staffHeadingsTexts);
    const { role } = useSession();
    return (
      <AdminFrame heading={t[name].heading} lead={t[name].lead}>
        <Part role={role ?? 'client'} />
      </AdminFrame>
    );
  };
}
