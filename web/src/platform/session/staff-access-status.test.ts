import { describe, expect, it } from 'vitest';
import { HOUR } from '@tulia/domain/time/instant';
import { staffAccessStatus } from './staff-access-status';

const signedInAt = Date.parse('2026-02-02T05:00:00Z');
const times = { signedInAt, issuedAt: signedInAt, expiresAt: signedInAt + HOUR };
const record = { active: true, role: 'admin', validSince: signedInAt } as const;
const now = signedInAt + 1000;

describe('the access status of staff', () => {
  it.each([
    ['in-force', 'agrees', record],
    ['in-force', 'is not known yet', undefined],
    ['ended', 'is gone', null],
    ['ended', 'is not active, whatever the token says', { ...record, active: false }],
    ['changed', 'names another role', { ...record, role: 'receptionist' } as const],
    ['changed', 'wants a later sign-in', { ...record, validSince: signedInAt + 1000 }],
    ['in-force', 'began within the second', { ...record, validSince: signedInAt + 999 }],
  ] as const)('is %s when the document %s', (accessStatus, _, found) => {
    expect(staffAccessStatus(found, 'admin', times, now)).toBe(accessStatus);
  });

  it('is not judged by a token that could not be read', () => {
    expect(staffAccessStatus(record, 'admin', null, now + 24 * HOUR)).toBe('in-force');
  });

  it('asks for another sign-in after twelve hours', () => {
    const renewed = {
      signedInAt,
      issuedAt: signedInAt + 11.5 * HOUR,
      expiresAt: signedInAt + 12.5 * HOUR,
    };
    const at = (device: number) => staffAccessStatus(record, 'admin', renewed, device);
    expect(at(signedInAt + 12 * HOUR - 1)).toBe('in-force');
    expect(at(signedInAt + 12 * HOUR)).toBe('again');
  });

  it.each([
    ['days ahead', 72 * HOUR, 'in-force'],
    ['days behind', -72 * HOUR, 'in-force'],
  ] as const)('is not fooled by a clock that is %s', (_, wrong, accessStatus) => {
    expect(staffAccessStatus(record, 'admin', times, now + wrong)).toBe(accessStatus);
  });

  it('ends by a renewed token when the device’s clock is behind', () => {
    const renewed = {
      signedInAt,
      issuedAt: signedInAt + 12 * HOUR,
      expiresAt: signedInAt + 13 * HOUR,
    };
    expect(staffAccessStatus(record, 'admin', renewed, signedInAt - 72 * HOUR)).toBe('again');
  });
});
