import { isStaffRole } from '@tulia/domain/person/role';
import { useSyncExternalStore } from 'react';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { hasStories, wereStoriesBuilt } from '../../shared/practice/has-stories';
import { paths } from '../../paths';

/** In the specification's order; the link to stories only once there are any. */
export function useNavLinks(): readonly { to: string; label: string }[] {
  const { t } = useTexts(layoutTexts);
  const areStories = useSyncExternalStore(
    hasStories.subscribe,
    hasStories.get,
    () => wereStoriesBuilt,
  );
  return [
    { to: paths.home, label: t.home },
    { to: paths.about, label: t.about },
    { to: paths.services, label: t.services },
    ...(areStories ? [{ to: paths.testimonials, label: t.testimonials }] : []),
    { to: paths.articles, label: t.articles },
    { to: paths.contact, label: t.contact },
  ];
}

/** A client's sessions or the day of staff; null when signed out. */
export function useOwnLink(): { to: string; label: string } | null {
  const { t, common } = useTexts(layoutTexts);
  const { role } = useSession();
  if (role === null) return null;
  if (isStaffRole(role)) return { to: paths.staff, label: t.staffArea };
  return { to: paths.mySessions, label: common.mySessions };
}
