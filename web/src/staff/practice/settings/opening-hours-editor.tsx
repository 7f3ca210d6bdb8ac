import { DEFAULT_OPENING_HOURS } from '@tulia/domain/practice/practitioner';
import { practitionerPath, practitioners } from '@tulia/domain/records/practitioner';
import { NotBookable, useNotBookable } from '../../parts/not-bookable';
import { PersonSelect, usePersonChoice } from '../../parts/person-select';
import { NotRead } from '../../parts/not-read';
import { useDocument } from '../../../platform/live/use-document';
import { Stack } from '../../../ui/layout';
import { OpeningHoursForm } from './opening-hours-form';

export function OpeningHoursEditor() {
  const choice = usePersonChoice();
  const notBookable = useNotBookable();
  if (choice.practitionerId === null) return notBookable && <NotBookable why={notBookable} />;
  return (
    <Stack>
      <PersonSelect choice={choice} />
      <HoursOf key={choice.practitionerId} practitionerId={choice.practitionerId} />
    </Stack>
  );
}

function HoursOf({ practitionerId }: { practitionerId: string }) {
  const path = practitionerPath(practitionerId);
  const found = useDocument(path, practitioners);
  const { data } = found;
  if (data === undefined) return <NotRead of={[found]} lines={7} height="3rem" />;
  const stored = data?.openingHours ?? DEFAULT_OPENING_HOURS;
  return <OpeningHoursForm practitionerId={practitionerId} stored={stored} />;
}
