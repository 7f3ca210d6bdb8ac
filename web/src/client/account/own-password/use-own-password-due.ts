import type { Staff } from '@tulia/domain/records/staff';
import { useState } from 'react';

/**
 * Whether a member of staff has to choose an own password first, as the server said last. The own staff document is
 * read again after every proof of identity; the form that asked for the proof stays meanwhile, with what was typed.
 * @param record the own staff document, null where there is none; undefined while the server has not answered
 */
export function useOwnPasswordDue(record: Staff | null | undefined): boolean {
  const [before, setBefore] = useState(false);
  const due = record === undefined ? before : record?.mustChangePassword === true;
  if (due !== before) setBefore(due);
  return due;
}
