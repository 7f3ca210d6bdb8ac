import { Suspense } from 'react';
import { lazyPart } from '../../platform/offline/lazy-part';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { Stack } from '../../ui/layout';
import { staffPage } from '../parts/staff-page';

// Fetched by itself: what it shares with a client's profile would else join the files of the booking page.
const OwnProfile = lazyPart(() => import('../people/own-profile').then((part) => part.OwnProfile));

/** Specification section 2, /admin/profile. */
export default staffPage('adminProfile', () => (
  <Stack>
    <Suspense fallback={null}>
      <OwnProfile />
    </Suspense>
    <SecondFactorCard />
  </Stack>
));
