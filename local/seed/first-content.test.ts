import { staff } from '@tulia/domain/records/staff';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { demoPeople } from './demo-people';
import { emptyPractice } from './first-content';

test('an empty practice has the shipped content and its owner, and nobody and nothing else', () => {
  const documents = new Map(emptyPractice(toInstant('2026-11-23', '09:00')));
  const collections = new Set([...documents.keys()].map((path) => path.split('/')[0]));
  expect([...collections].sort()).toEqual([
    'articles',
    'profiles',
    'services',
    'settings',
    'staff',
  ]);
  const [owner] = demoPeople('empty');
  const members = [...documents].filter(([path]) => path.startsWith('staff/'));
  expect(members.map(([, data]) => staff.fromStored(data))).toMatchObject([
    { email: owner?.email, role: 'super_admin', active: true, practitionerId: null },
  ]);
});
