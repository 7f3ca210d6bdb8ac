/** Blocks and frees time in one commit: a booking meanwhile is noticed, and nothing is saved by half. */
import * as contracts from '@tulia/domain/calls/schedule/block-time';
import { servicePath } from '@tulia/domain/records/service';
import { blockLabel, blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { Refusal } from '@tulia/domain/refusal';
import { freeing } from '@tulia/domain/slot/day-blocks';
import { stepsInRange } from '@tulia/domain/slot/granule';
import type { Instant } from '@tulia/domain/time/instant';
import type { Weekday } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import { mayBlockTime } from '@tulia/domain/person/permission';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { isWith } from '../../bookings/actor';
import { writeAudit } from '../../practice/audit';
import { isPractitioner } from '../../practice/practitioners';
import { readSettings } from '../../practice/settings';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import type { Caller } from '../../platform/caller';
import { recordOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { changeTime, planDays } from '../../schedule/blocked-time';
import * as timeBlocks from '../../schedule/time-blocks';

export const saveBlocks = callable(contracts.saveBlocks, async (input, { caller, clock }) => {
  requireMayBlock(caller, input, await readSettings());
  const { practitionerId, serviceId, freed, keepSessions } = input;
  await requireDiary(practitionerId, serviceId);
  const window = await timeBlocks.blockWindow(clock);
  const now = clock.now();
  const wanted = blocksOf(input, caller.uid, now);
  const days = [...wanted].flatMap(([id, block]) => timeBlocks.daysToBlock(id, block, window));
  const freedDays = freed.map(({ date, start, end }) => {
    return { date, wanted: freeing(stepsInRange(start, end)) };
  });
  return changeTime(async (transaction) => {
    const areSaved = await areSavedAlready(transaction, wanted);
    const plan = await planDays(transaction, input, [...freedDays, ...days], now);
    const kept = await timeBlocks.namedSessions(transaction, plan.inTheWay);
    if (kept.length > 0 && !keepSessions) {
      throw new Refusal('conflicts-with-bookings', { bookings: kept });
    }
    if (areSaved) return { days: 0, kept };
    const spent = await timeBlocks.spentBlocks(transaction, plan.spent);
    const writer = writerOf(transaction);
    plan.write(writer);
    for (const ref of spent) writer.delete(ref);
    for (const { date, start, end } of freed) {
      const label = `${date}, ${start}–${end}`;
      const entry = { action: 'time-freed', subject: `slots/${date}`, label, fields: [] } as const;
      writeAudit(writer, caller, entry, now);
    }
    for (const [id, block] of wanted) {
      const ref = db().doc(blockPath(id));
      const expandedUntil = timeBlocks.farther(window.horizon, block);
      writer.create(ref, blocks.toStored({ ...block, expandedUntil }));
      const entry = { action: 'time-blocked', subject: ref.path, fields: [] } as const;
      writeAudit(writer, caller, { ...entry, label: blockLabel(block) }, now);
    }
    return { days: days.length, kept };
  });
});

export const removeBlock = callable(contracts.removeBlock, async ({ id }, { caller, clock }) => {
  const settings = await readSettings();
  const window = await timeBlocks.blockWindow(clock);
  return changeTime(async (transaction) => {
    const ref = db().doc(blockPath(id));
    const block = recordOf(blocks, await transaction.get(ref));
    if (block === null) return { days: 0 };
    requireMayBlock(caller, block, settings);
    const days = timeBlocks.daysToFree(id, block, window);
    const { write } = await planDays(transaction, block, days, clock.now());
    const writer = writerOf(transaction);
    write(writer);
    writer.delete(ref);
    const entry = { action: 'block-removed' as const, subject: ref.path, fields: [] };
    writeAudit(writer, caller, { ...entry, label: blockLabel(block) }, clock.now());
    return { days: days.length };
  });
});

/** @throws Refusal forbidden */
function requireMayBlock(
  caller: Caller,
  about: { practitionerId: string },
  settings: PracticeSettings,
): void {
  if (!mayBlockTime(caller.role, isWith(caller, about), settings)) throw new Refusal('forbidden');
}

/** @param serviceId null for all services @throws Refusal not-found without such a practitioner or service */
async function requireDiary(practitionerId: string, serviceId: string | null): Promise<void> {
  const isThere = await isPractitioner(practitionerId);
  const isService = serviceId === null || (await db().doc(servicePath(serviceId)).get()).exists;
  if (!isThere || !isService) throw new Refusal('not-found');
}

function blocksOf(
  input: contracts.BlocksInput,
  createdBy: string,
  createdAt: Instant,
): Map<string, Block> {
  const { practitionerId, serviceId } = input;
  return new Map(
    input.blocks.map(({ id, weekdays, ...asked }) => [
      id,
      {
        practitionerId,
        serviceId,
        ...asked,
        weekdays: [...new Set(weekdays as Weekday[])].sort(),
        expandedUntil: null,
        createdAt,
        createdBy,
      },
    ]),
  );
}

/** Whether this call was made before. @throws Refusal idempotency-conflict when an id belongs to another block */
async function areSavedAlready(
  transaction: Transaction,
  wanted: ReadonlyMap<string, Block>,
): Promise<boolean> {
  if (wanted.size === 0) return false;
  const ids = [...wanted.keys()];
  const found = await transaction.getAll(...ids.map((id) => db().doc(blockPath(id))));
  if (found.every(({ exists }) => !exists)) return false;
  for (const [index, block] of [...wanted.values()].entries()) {
    const snapshot = found[index];
    const saved = snapshot === undefined ? null : recordOf(blocks, snapshot);
    if (saved === null || !isSame(saved, block)) throw new Refusal('idempotency-conflict');
  }
  return true;
}

function isSame(a: Block, b: Block): boolean {
  const asked = ({ practitionerId, serviceId, firstDate, lastDate, weekdays, start, end }: Block) =>
    JSON.stringify([practitionerId, serviceId, firstDate, lastDate, weekdays, start, end]);
  return asked(a) === asked(b);
}
