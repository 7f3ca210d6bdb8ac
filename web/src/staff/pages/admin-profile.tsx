import { profilePath, profiles } from '@tulia/domain/records/profile';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { adminProfileTexts } from '../people/texts/own-profile';
import { useTexts } from '../../platform/language/use-texts';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { useSession } from '../../platform/session/session';
import { useDocument } from '../../platform/live/use-document';
import { Fact, Facts } from '../../shared/views/facts';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { staffPage } from '../parts/staff-page';

/** Specification section 2, /admin/profile. */
export default staffPage('adminProfile', function Profile() {
  const { t: words, lang } = useTexts(adminProfileTexts);
  const { user, role } = useSession();
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
      </Card>
      <SecondFactorCard />
    </Stack>
  );
});
