import type { Profile } from '@tulia/domain/records/profile';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { profileCopy } from '../../copy/account/profile';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Cluster, Grid, Stack } from '../../ui/layout';
import { TextField } from '../../ui/fields/text-field';
import { renameAccount } from './account-name';
import {
  fieldsOf,
  PROFILE_FIELDS,
  profileProblems,
  withFields,
  type ProfileField,
} from './profile-fields';
import { useSaveProfile } from './use-save-profile';

/** Personal Details and Emergency Contact as a form. The e-mail address is shown, and cannot be changed. */
export function ProfileForm({
  uid,
  profile,
  onClose,
}: {
  uid: string;
  profile: Profile;
  onClose: () => void;
}) {
  const { t } = useCopy(profileCopy);
  const { refresh } = useSession();
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const [problems, setProblems] = useState<ReturnType<typeof profileProblems>>({});
  const { busy, save } = useSaveProfile(uid);
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: ProfileField) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  useEffect(() => focus('fullName'), []);

  const submit = async () => {
    const found = profileProblems(fields);
    setProblems(found);
    const first = PROFILE_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) {
      focus(first);
      return;
    }
    const change = withFields(profile, fields);
    if (!(await save(change))) return;
    onClose();
    if (change.fullName === profile.fullName) return;
    // The profile holds the name; that the account repeats it for the menu is a courtesy that may fail.
    await renameAccount(change.fullName)
      .then(refresh)
      .catch(() => undefined);
  };

  const input = (
    field: ProfileField,
    rest: Pick<ComponentProps<'input'>, 'autoComplete' | 'type'> = {},
  ) => {
    const problem = problems[field];
    return {
      name: field,
      value: fields[field],
      onChange: (event: { target: { value: string } }) =>
        setFields((now) => ({ ...now, [field]: event.target.value })),
      error: problem === undefined ? undefined : t.problems[problem],
      ...rest,
    };
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Stack>
        <Grid>
          <Card as="section">
            <Stack>
              <H3 as="h2">{t.details.title}</H3>
              <TextField
                label={t.details.fullName}
                required
                {...input('fullName', { autoComplete: 'name' })}
              />
              <TextField
                label={t.details.email}
                hint={t.details.emailHint}
                type="email"
                value={profile.email}
                readOnly
              />
              <TextField
                label={t.details.phone}
                {...input('phone', { type: 'tel', autoComplete: 'tel' })}
              />
              <TextField
                label={t.details.location}
                hint={t.details.locationHint}
                {...input('address', { autoComplete: 'off' })}
              />
            </Stack>
          </Card>
          <Card as="section">
            <Stack>
              <H3 as="h2">{t.emergency.title}</H3>
              <p>{t.emergency.hint}</p>
              <TextField
                label={t.emergency.name}
                {...input('contactName', { autoComplete: 'off' })}
              />
              <TextField
                label={t.emergency.phone}
                {...input('contactPhone', { type: 'tel', autoComplete: 'off' })}
              />
              <TextField
                label={t.emergency.relationship}
                {...input('contactRelationship', { autoComplete: 'off' })}
              />
            </Stack>
          </Card>
        </Grid>
        <Cluster>
          <Button type="submit" busy={busy} busyLabel={t.saving}>
            {t.save}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
