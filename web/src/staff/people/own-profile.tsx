import { isAdmin, isStaffRole } from '@tulia/domain/person/role';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../platform/language/use-texts';
import { useDocument } from '../../platform/live/use-document';
import { useSession } from '../../platform/session/session';
import { paths } from '../../paths';
import { Fact, Facts } from '../../shared/views/facts';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { StaffRecords } from '../parts/staff-records';
import { KeptDayCard } from './kept-day-card';
import { StaffPushCard } from './staff-push-card';
import { ownDeviceTexts } from './texts/own-device';
import { adminProfileTexts } from './texts/own-profile';

/** The own details of a staff member (specification section 2, /admin/profile), and what this device does for them. */
export function OwnProfile() {
  const { t: words, lang } = useTexts(adminProfileTexts);
  const { t } = useTexts(ownDeviceTexts);
  const { user, role } = useSession();
  const own = useContext(StaffRecords).own.data ?? null;
  const profile = useDocument(user && profilePath(user.uid), profiles);
  const name = profile.data?.fullName ?? user?.displayName ?? words.nameFallback;
  return (
    <Stack>
      <Card>
        <Facts $look="bold">
          <Fact name={words.name} values={[name]} />
          <Fact name={words.email} values={[user?.email ?? '']} />
          <Fact name={words.role} values={[ROLE_LABELS[lang][role ?? 'client']]} />
        </Facts>
        {role !== null && !isAdmin(role) && <Link to={paths.profile}>{t.account}</Link>}
      </Card>
      {user !== null && isStaffRole(role) && own !== null && (
        <StaffPushCard member={{ uid: user.uid, role, practitionerId: own.practitionerId }} />
      )}
      {user !== null && own !== null && own.practitionerId !== null && (
        <KeptDayCard uid={user.uid} />
      )}
    </Stack>
  );
}
