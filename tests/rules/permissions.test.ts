/**
 * Staff of every role who are no longer in force, and claims that make nobody staff; threats rows 9 and 10. What a
 * permission opens to staff in force is in `decisions.ts`.
 */
import { STAFF_ROLES } from '@tulia/domain/person/role';
import type { Permission } from '@tulia/domain/person/permission';
import { beforeAll, expect, it } from 'vitest';
import { bendToken } from '../support/id-token';
import { askAll, type Question } from './ask-all';
import { decide, type Action } from './action';
import { DOCUMENTS, layOut, staffDocument } from './fixture';
import { bearer, fallenStaff, signedOut, type Person } from './people';
import { RULES } from './rules-file';
import { EmulatorProject } from './wire/emulator';

const project = new EmulatorProject(`demo-permissions-${process.pid}`);

beforeAll(async () => {
  expect(await project.loadRules(RULES)).toEqual({ loaded: true, issues: null });
  expect(await decide(project, signedOut, { op: 'get', path: 'quotas/canary' })).toBe('deny');
  await layOut(project);
  await project.prepare(
    STAFF_ROLES.flatMap(fallenStaff)
      .flatMap(staffDocument)
      .map(([path, data]) => ({ kind: 'set', path, data })),
  );
});

/** One request for each permission that shows whether it counts; the others are for functions alone. */
const SHOWN_BY: Partial<Record<Permission, Action>> = {
  'see-bookings': { op: 'list', of: 'bookings', limit: 25 },
  'see-confidential': { op: 'get', path: 'bookings/of-account/noteState/now' },
  'record-payments': { op: 'get', path: 'payments/part' },
  'answer-messages': { op: 'get', path: 'messages/hello' },
  'follow-mails': { op: 'list', of: 'mailStatus', limit: 25 },
  'manage-practice': { op: 'get', path: 'stats/total' },
  'register-staff': { op: 'list', of: 'staff' },
};
const shown = Object.entries(SHOWN_BY) as [Permission, Action][];

it.each(STAFF_ROLES.flatMap(fallenStaff))('opens nothing to the $name', async (person) => {
  const questions = shown.map(([, action]): Question => ({ person, action, expected: 'deny' }));
  expect(await askAll(project, questions)).toEqual(questions.map(() => 'deny'));
});

it('believes no role but the claim: neither metadata, nor a profile, nor another claim', async () => {
  const impostor: Person = {
    name: 'impostor',
    token: { uid: 'unverified', email: 'amina@example.com', emailVerified: true },
  };
  expect(DOCUMENTS.get('profiles/unverified')).toMatchObject({ role: 'super_admin' });
  const token = bendToken(bearer(impostor, project.id)!, {
    user_metadata: { role: 'admin' },
    admin: true,
    roles: ['super_admin'],
    dummyUser: { role: 'admin' },
  });
  for (const path of ['stats/total', 'messages/hello', 'slots/njeri_2026-02-02_0900'])
    expect((await project.ask('GET', path, token)).status, path).toBe(403);
});
