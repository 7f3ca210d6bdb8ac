import type { Profile } from '@tulia/domain/person/profile';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { Button } from '../../ui/button';
import { TitledCard } from '../../shared/views/titled-card';
import { Grid, Stack } from '../../ui/layout';
import { Fact, Facts } from '../../shared/views/facts';
import { fieldsOf } from './profile-fields';

const ProfileForm = lazy(() => import('./profile-form'));

/** The Overview tab: Personal Details and Emergency Contact; 'Edit Profile' opens the form. */
export function OverviewPanel({
  uid,
  profile,
  bookedPhone = '',
}: {
  uid: string;
  profile: Profile;
  /** from the last booking; the form begins with it when the profile has no phone */
  bookedPhone?: string | undefined;
}) {
  const { t, common } = useTexts(profileTexts);
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  if (editing)
    return (
      <Suspense>
        <ProfileForm
          uid={uid}
          profile={profile}
          bookedPhone={bookedPhone}
          onClose={() => {
            flushSync(() => setEditing(false));
            editButton.current?.focus();
          }}
        />
      </Suspense>
    );

  const fields = fieldsOf(profile);
  const shown = (value: string) => (value === '' ? t.details.empty : value);
  return (
    <Stack>
      <Grid>
        <TitledCard title={t.details.title}>
          <Facts $look="under">
            <Fact name={common.fullName} values={[shown(fields.fullName)]} />
            <Fact name={common.email} values={[shown(profile.email)]} />
            <Fact name={common.phone} values={[shown(fields.phone)]} />
            <Fact name={t.details.location} values={[shown(fields.address)]} />
          </Facts>
        </TitledCard>
        <TitledCard title={t.emergency.title}>
          <Facts $look="under">
            <Fact name={t.emergency.name} values={[shown(fields.contactName)]} />
            <Fact name={common.phone} values={[shown(fields.contactPhone)]} />
            <Fact name={t.emergency.relationship} values={[shown(fields.contactRelationship)]} />
          </Facts>
        </TitledCard>
      </Grid>
      <div>
        {user?.emailVerified === true ? (
          <Button ref={editButton} onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        ) : (
          <p>{t.confirmFirst}</p>
        )}
      </div>
    </Stack>
  );
}
