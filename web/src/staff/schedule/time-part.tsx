import { Suspense } from 'react';
import { lazyPart } from '../../platform/offline/lazy-part';
import type { Elements } from '../../ui/elements';
import { ForOnePerson } from '../parts/person-select';
import { Stack } from '../../ui/layout';
import { TimeManagement } from './availability/time-management';
import { TimeOff } from './time-off/time-off';

/** The last part of the page: it loads after the others. */
const OwnCalendar = lazyPart(() =>
  import('./own-calendar/own-calendar').then((part) => part.OwnCalendar),
);

/** The hours of one practitioner. @param children what stands before time off */
export function TimePart({ children }: { children?: Elements }) {
  return (
    <Stack $gap="xl">
      <ForOnePerson>
        {children}
        <TimeOff />
        <TimeManagement />
        <Suspense fallback={null}>
          <OwnCalendar />
        </Suspense>
      </ForOnePerson>
    </Stack>
  );
}
