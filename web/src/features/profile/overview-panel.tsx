import type { Profile } from '@tulia/domain/records/profile';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { profileCopy } from '../../copy/account/profile';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Grid, Stack } from '../../ui/layout';
import { Facts } from './facts';
import { fieldsOf } from './profile-fields';
import { ProfileForm } from './profile-form';

/** The Overview tab: Personal Details and Emergency Contact, to read and, after 'Edit Profile', to change. */
export function OverviewPanel({ uid, profile }: { uid: string; profile: Profile }) {
  const { t } = useCopy(profileCopy);
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  if (editing)
    return (
      <ProfileForm
        uid={uid}
        profile={profile}
        onClose={() => {
          flushSync(() => setEditing(false));
          editButton.current?.focus();
        }}
      />
    );

  const fields = fieldsOf(profile);
  const shown = (value: string) => (value === '' ? t.details.empty : value);
  return (
    <Stack>
      <Grid>
        <Card as="section">
          <Stack>
            <H3 as="h2">{t.details.title}</H3>
            <Facts
              facts={[
                [t.details.fullName, shown(fields.fullName)],
                [t.details.email, shown(profile.email)],
                [t.details.phone, shown(fields.phone)],
                [t.details.location, shown(fields.address)],
              ]}
            />
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <H3 as="h2">{t.emergency.title}</H3>
            <Facts
              facts={[
                [t.emergency.name, shown(fields.contactName)],
                [t.emergency.phone, shown(fields.contactPhone)],
                [t.emergency.relationship, shown(fields.contactRelationship)],
              ]}
            />
          </Stack>
        </Card>
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
