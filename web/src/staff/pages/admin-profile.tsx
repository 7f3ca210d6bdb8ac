import { profilePath, profiles } from '@tulia/domain/records/profile';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { styled } from 'styled-components';
import { adminProfileTexts } from '../people/texts/own-profile';
import { useTexts } from '../../platform/language/use-texts';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { useSession } from '../../platform/session/session';
import { useDocument } from '../../platform/live/use-document';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { staffPage } from '../parts/staff-page';

const Facts = styled.dl`
  display: grid;
  gap: ${space.md};
  > div > dt {
    font-weight: 700;
  }
`;

/** The admin's name, email and role (specification section 2, /admin/profile). */
export default staffPage('adminProfile', function Profile() {
  const { t: words, lang } = useTexts(adminProfileTexts);
  const { user, role } = useSession();
  const profile = useDocument(user && profilePath(user.uid), profiles);
  const facts = [
    [words.name, profile.data?.fullName ?? user?.displayName ?? words.nameFallback],
    [words.email, user?.email ?? ''],
    [words.role, ROLE_LABELS[lang][role ?? 'client']],
  ] as const;
  return (
    <Stack>
      <Card>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Card>
      <SecondFactorCard />
    </Stack>
  );
});
