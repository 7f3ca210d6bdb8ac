import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Staff } from '@tulia/domain/records/staff';
import { createContext } from 'react';
import type { Live } from '../../platform/live/live';

const NOT_READ: Live<never> = {
  status: 'idle',
  data: undefined,
  error: undefined,
  fromCache: false,
  overdue: false,
  retry: () => undefined,
};

/** The reads that all staff pages share, as long as the tab is open (`app/guard/staff-tree.tsx`). */
export const StaffRecords = createContext<{
  /** the record of the signed-in staff member */
  own: Live<Staff | null>;
  settings: Live<PracticeSettings | null>;
}>({ own: NOT_READ, settings: NOT_READ });
