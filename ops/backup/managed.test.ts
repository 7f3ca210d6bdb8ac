import { beforeEach, describe, expect, it } from 'vitest';
import { targetOf } from '../deploy/target';
import { fakeTools, type FakeTools } from '../deploy/testing/fake-tools';
import { afterRestore, ensureBackups, restoreBackup } from './managed';

const target = targetOf('tulia-kenya', {}, {});
let fakes: FakeTools;
beforeEach(() => void (fakes = fakeTools()));

const changes = () => fakes.asked().filter((each) => / (?:create|update|restore) /.test(each));
const unprotected = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' };
const safe = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

describe('backups', () => {
  it('are made daily and weekly, with point-in-time recovery and protection', async () => {
    fakes.answer('gcloud', 'firestore backups schedules list *', { says: [] });
    fakes.answer('gcloud', 'firestore databases describe *', { says: unprotected });
    fakes.answer('gcloud', 'firestore backups schedules create *', {});
    fakes.answer('gcloud', 'firestore databases update *', {});
    expect(await ensureBackups(fakes.tools, target)).toHaveLength(4);
    const where = '--database=(default) --project tulia-kenya';
    expect(changes()).toEqual([
      `gcloud firestore backups schedules create ${where} --recurrence=daily --retention=7d`,
      `gcloud firestore backups schedules create ${where} --recurrence=weekly --retention=14w --day-of-week=SUN`,
      `gcloud firestore databases update ${where} --enable-pitr --delete-protection`,
    ]);
  });

  it('that exist stay as they are', async () => {
    const both = [{ dailyRecurrence: {} }, { weeklyRecurrence: { day: 'SUNDAY' } }];
    fakes.answer('gcloud', 'firestore backups schedules list *', { says: both });
    fakes.answer('gcloud', 'firestore databases describe *', { says: safe });
    expect(await ensureBackups(fakes.tools, target)).toEqual([]);
    expect(changes()).toEqual([]);
  });
});

describe('a restore', () => {
  const waited: number[] = [];
  const pause = (milliseconds: number) => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  const restore = (into: string) =>
    restoreBackup(fakes.tools, target, { backup: 'b1', into }, pause);
  const describeIt = 'firestore databases describe --database=restored-1 *';
  const missing = { fails: 'ERROR: NOT_FOUND: database' };

  it('goes into a new database and waits until it has begun, has ended and is there', async () => {
    fakes.answer('gcloud', describeIt, missing, missing, { says: { type: 'FIRESTORE_NATIVE' } });
    fakes.answer('gcloud', 'firestore databases restore *', {});
    fakes.answer(
      'gcloud',
      'firestore operations list *',
      { says: [] },
      { says: [{ done: false }] },
      { says: [{ done: true }] },
    );
    await restore('restored-1');
    expect(waited).toEqual([60_000, 60_000]);
    expect(changes()).toEqual([
      'gcloud firestore databases restore --project tulia-kenya --source-backup=b1 --destination-database=restored-1',
    ]);
    expect(afterRestore(target, 'restored-1').join('\n')).toContain('DATABASE_ID=restored-1');
  });

  it.each(['(default)', 'Restored', 'x'])('is refused into %s', async (into) => {
    await expect(restore(into)).rejects.toThrow(/live database|no id/);
    expect(fakes.asked()).toEqual([]);
  });

  it('is refused over a database that is there, or may be', async () => {
    fakes.answer('gcloud', describeIt, { says: { type: 'FIRESTORE_NATIVE' } });
    await expect(restore('restored-1')).rejects.toThrow('already');
    fakes.answer('gcloud', describeIt, { fails: 'ERROR: 403 PERMISSION_DENIED' });
    await expect(restore('restored-1')).rejects.toThrow('403');
    expect(changes()).toEqual([]);
  });

  it('that Google gives up is an error with its reason', async () => {
    fakes.answer('gcloud', describeIt, missing);
    fakes.answer('gcloud', 'firestore databases restore *', {});
    fakes.answer('gcloud', 'firestore operations list *', {
      says: [{ done: true, error: { message: 'backup is gone' } }],
    });
    await expect(restore('restored-1')).rejects.toThrow('backup is gone');
  });
});
