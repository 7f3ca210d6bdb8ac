import type { Elements } from '../../ui/elements';
import { ForOnePerson } from '../parts/person-select';
import { Stack } from '../../ui/layout';
import { TimeManagement } from './availability/time-management';
import { TimeOff } from './time-off/time-off';

/** The hours of one practitioner. @param children what stands before time off */
export function TimePart({ children }: { children?: Elements }) {
  return (
    <Stack $gap="xl">
      <ForOnePerson>
        {children}
        <TimeOff />
        <TimeManagement />
      </ForOnePerson>
    </Stack>
  );
}
