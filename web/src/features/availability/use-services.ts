import { services, type Service } from '@tulia/domain/records/service';
import { useEffect } from 'react';
import { adminAvailabilityCopy } from '../../copy/admin-availability';
import { useCopy } from '../../copy/use-copy';
import { useQuery, type WithId } from '../../firebase/use-query';
import { toast } from '../../ui/toast-store';

/** The active services by name; a failed load is said (specification section 8). */
export function useServices(): readonly WithId<Service>[] {
  const { t } = useCopy(adminAvailabilityCopy);
  const { status, data } = useQuery<Service>('services', services, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, services.collection),
      sdk.where('isActive', '==', true),
      sdk.orderBy('name.en'),
    ),
  );
  useEffect(() => {
    if (status === 'error')
      toast({ variant: 'destructive', title: t.error, description: t.servicesFailed });
  }, [status, t]);
  return data ?? [];
}
