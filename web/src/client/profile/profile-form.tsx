import type { Profile } from '@tulia/domain/person/profile';
import { useEffect } from 'react';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { Button } from '../../ui/button';
import { TitledCard } from '../../shared/views/titled-card';
import { Cluster, Grid, Stack } from '../../ui/layout';
import { TextField } from '../../ui/fields/text-field';
import { renameAccount } from './account-name';
import { useSchemaForm } from '../../platform/hooks/use-schema-form';
import { fieldsOf, profileFieldOf, withFields } from './profile-fields';
import { loadProfileInput, useSaveProfile } from './use-save-profile';

/** Personal Details and Emergency Contact as a form. The email address cannot be changed. */
export default function ProfileForm({
  uid,
  profile,
  bookedPhone,
  onClose,
}: {
  uid: string;
  profile: Profile;
  bookedPhone: string;
  onClose: () => void;
}) {
  const { t, common } = useTexts(profileTexts);
  const { refresh } = useSession();
  const problems: Partial<Record<string, string>> = t.problems;
  const fields = fieldsOf(profile);
  const form = useSchemaForm(loadProfileInput, {
    defaultValues: { ...fields, phone: fields.phone || bookedPhone },
    inputOf: (typed) => withFields(profile, typed),
    fieldOf: profileFieldOf,
    say: (reason) => problems[reason] ?? t.problems.unexpected,
  });
  const { busy, run } = useSaveProfile(uid, async ({ fullName }) => {
    onClose();
    if (fullName === profile.fullName) return;
    // The name of the profile counts. The copy for the menu may fail.
    await renameAccount(fullName)
      .then(refresh)
      .catch(() => undefined);
  });
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);

  return (
    <form noValidate onSubmit={form.submit(run)}>
      <Stack>
        <Grid>
          <TitledCard title={t.details.title}>
            <TextField
              label={common.fullName}
              required
              autoComplete="name"
              {...form.field('fullName')}
            />
            <TextField
              label={common.email}
              hint={t.details.emailHint}
              type="email"
              value={profile.email}
              readOnly
            />
            <TextField
              label={common.phone}
              type="tel"
              autoComplete="tel"
              {...form.field('phone')}
            />
            <TextField
              label={t.details.location}
              hint={t.details.locationHint}
              autoComplete="off"
              {...form.field('address')}
            />
          </TitledCard>
          <TitledCard title={t.emergency.title}>
            <p>{t.emergency.hint}</p>
            <TextField label={t.emergency.name} autoComplete="off" {...form.field('contactName')} />
            <TextField
              label={common.phone}
              type="tel"
              autoComplete="off"
              {...form.field('contactPhone')}
            />
            <TextField
              label={t.emergency.relationship}
              autoComplete="off"
              {...form.field('contactRelationship')}
            />
          </TitledCard>
        </Grid>
        <Cluster>
          <Button type="submit" busy={busy} busyLabel={common.saving}>
            {t.save}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
