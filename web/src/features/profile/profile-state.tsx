import { profilePath, profiles, type Profile } from '@tulia/domain/records/profile';
import type { ReactNode } from 'react';
import { commonCopy } from '../../copy/common';
import { profileCopy } from '../../copy/profile';
import { useCopy } from '../../copy/use-copy';
import { useDocument } from '../../firebase/use-document';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';

/** The profile of the person signed in, live. */
export function useProfile(uid: string | null) {
  return useDocument(uid === null ? null : profilePath(uid), profiles);
}

/** What stands in for a profile that is loading, failed or still being created; else `children` with it. */
export function ProfileState({
  live,
  children,
}: {
  live: ReturnType<typeof useProfile>;
  children: (profile: Profile) => ReactNode;
}) {
  const { t } = useCopy(profileCopy);
  const { t: common } = useCopy(commonCopy);
  if (live.status === 'error')
    return (
      <ErrorState
        title={t.loadFailed}
        action={<Button onClick={live.retry}>{common.retry}</Button>}
      />
    );
  if (live.data) return children(live.data);
  return (
    <Card>
      <Skeleton label={live.status === 'ready' ? t.missing : t.loading} lines={4} />
    </Card>
  );
}
