import { OwnProfile } from '../people/own-profile';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { Stack } from '../../ui/layout';
import { staffPage } from '../parts/staff-page';

/** Specification section 2, /admin/profile. */
export default staffPage('adminProfile', () => (
  <Stack>
    <OwnProfile />
    <SecondFactorCard />
  </Stack>
));
