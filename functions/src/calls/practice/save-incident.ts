/** Records an incident with people's data. */
import { saveIncident as contract } from '@tulia/domain/calls/practice/incidents';
import type { AuditAction } from '@tulia/domain/records/audit';
import {
  incidentHistory,
  incidentPath,
  incidents,
  incidentVersionPath,
  type Incident,
} from '@tulia/domain/records/processing/incident';
import { Refusal } from '@tulia/domain/refusal';
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';
import { recordOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { changedFields, writeAudit } from '../../practice/audit';

const PER_HOUR = 60;

export const saveIncident = callable(contract, async (input, { caller, clock }) => {
  const now = clock.now();
  const { requestId, incidentId, version, noticedDate, noticedTime, ...said } = input;
  const quota = { kind: 'incident', subject: caller.uid, limit: PER_HOUR };
  await spendQuota([{ ...quota, windowMilliseconds: HOUR }], requestId, now);
  const noticedAt = toInstant(noticedDate, noticedTime);
  requirePast({ ...said, noticedDate, noticedAt }, now);
  // A repeated request finds the incident that it made.
  const id = incidentId ?? derivedId('incident', caller.uid, requestId);
  const facts = { ...said, noticedAt, open: said.closing.trim() === '' };

  await db().runTransaction(async (transaction) => {
    const ref = db().doc(incidentPath(id));
    const before = recordOf(incidents, await transaction.get(ref));
    if (incidentId !== null && before === null) throw new Refusal('not-found');
    const fields = changedFields({ ...before }, facts);
    if (before !== null && fields.length === 0) return;
    if (before !== null && before.version !== version) {
      throw new Refusal('incident-changed', { by: before.changedBy.name });
    }
    const changedBy = { uid: caller.uid, name: caller.name || (caller.email ?? '') };
    const after: Incident = { ...facts, version: version + 1, changedAt: now, changedBy };
    const writer = writerOf(transaction);
    writer.set(ref, incidents.toStored(after));
    const kept = db().doc(incidentVersionPath(id, after.version));
    writer.create(kept, incidentHistory.toStored(after));
    const action = actionOf(before, after);
    writeAudit(writer, caller, { action, subject: ref.path, fields }, now);
  });
  return { incidentId: id };
});

function actionOf(before: Incident | null, after: Incident): AuditAction {
  if (before === null) return 'incident-recorded';
  if (before.open === after.open) return 'incident-changed';
  return after.open ? 'incident-opened' : 'incident-closed';
}

interface Days {
  noticedAt: Instant;
  commissionerToldOn: string;
  peopleToldOn: string;
}

/** @throws Refusal invalid-input for a date that is still to come */
function requirePast(days: Days & { noticedDate: string }, now: Instant): void {
  const today = toWallTime(now).date;
  const fields: Record<string, string> = {};
  if (days.noticedAt > now) fields['noticedDate'] = 'in-future';
  for (const field of ['commissionerToldOn', 'peopleToldOn'] as const) {
    if (days[field] > today) fields[field] = 'in-future';
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid-input', { fields });
}
