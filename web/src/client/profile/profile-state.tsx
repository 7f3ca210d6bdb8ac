import type { Profile } from '@tulia/domain/person/profile';
import { useState, type ReactNode } from 'react';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import type { Live } from '../../platform/live/live';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';

/**
 * Draws `children` with the profile, or its loading and failed states. After the account is deleted the last profile
 * stays on screen, so that the dialog can finish.
 */
export function ProfileState({
  live,
  children,
}: {
  live: Live<Profile | null>;
  children: (profile: Profile) => ReactNode;
}) {
  const { t, common } = useTexts(profileTexts);
  const [known, setKnown] = useState<Profile | null>(null);
  if (live.data && live.data !== known) setKnown(live.data);
  if (live.status === 'error')
    return (
      <ErrorState
        title={t.loadFailed}
        action={<Button onClick={live.retry}>{common.retry}</Button>}
      />
    );
  const profile = live.data ?? known;
  if (profile) return children(profile);
  return (
    <Card>
      <Skeleton label={live.status === 'ready' ? t.missing : t.loading} lines={4} />
    </Card>
  );
}
