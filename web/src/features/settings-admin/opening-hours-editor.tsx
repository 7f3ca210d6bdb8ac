/** A practitioner's weekly opening hours; what is booked outside of new ones is shown before they are saved. */
import {
  DEFAULT_OPENING_HOURS,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { PersonSelect } from '../../booking-views/person-select';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { useCopy } from '../../copy/use-copy';
import { usePersonChoice } from '../../data/use-person-choice';
import { Awaited } from '../../live/awaited';
import { useDocument } from '../../live/use-document';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { OpeningHoursForm } from './opening-hours-form';

export function OpeningHoursEditor() {
  const choice = usePersonChoice();
  if (choice.practitionerId === null) return null;
  return (
    <Stack>
      <PersonSelect choice={choice} />
      <HoursOf key={choice.practitionerId} practitionerId={choice.practitionerId} />
    </Stack>
  );
}

function HoursOf({ practitionerId }: { practitionerId: string }) {
  const { t } = useCopy(adminEditorCopy);
  const path = practitionerPath(practitionerId);
  const found = useDocument(path, practitioners);
  const { status, data, retry } = found;
  if (status === 'error')
    return (
      <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {t.failedText}
      </ErrorState>
    );
  if (data === undefined)
    return (
      <Awaited of={[found]}>
        <Skeleton label={t.loading} lines={7} height="3rem" />
      </Awaited>
    );
  const stored = data?.openingHours ?? DEFAULT_OPENING_HOURS;
  return <OpeningHoursForm practitionerId={practitionerId} stored={stored} />;
}
