import type { Service } from '@tulia/domain/practice/service';
import { useEffect } from 'react';
import { adminAvailabilityTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useActiveServices } from '../../../shared/practice/use-active-services';
import type { WithId } from '../../../platform/live/use-query';
import { toast } from '../../../ui/toast-store';

/** Active services by name; shows a toast when the read fails (specification section 8). */
export function useServices(): readonly WithId<Service>[] {
  const { t, common } = useTexts(adminAvailabilityTexts);
  const { status, data } = useActiveServices();
  useEffect(() => {
    if (status === 'error')
      toast({ variant: 'destructive', title: common.error, description: t.servicesFailed });
  }, [status, t, common]);
  return data ?? [];
}
