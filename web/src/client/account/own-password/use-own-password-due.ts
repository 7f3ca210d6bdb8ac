import type { Staff } from '@tulia/domain/records/staff';
import { useState } from 'react';

/**
 * Whether a staff member must choose a password first. Each proof of identity loads the staff document again; meanwhile
 * the last answer counts, so that the form keeps its typed values.
 * @param record the staff document, null without one; undefined while it loads
 */
export function useOwnPasswordDue(record: Staff | null | undefined): boolean {
  const [before, setBefore] = useState(false);
  const due = record === undefined ? before : record?.mustChangePassword === true;
  if (due !== before) setBefore(due);
  return due;
}
