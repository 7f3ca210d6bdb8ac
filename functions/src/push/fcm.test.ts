import { describe, expect, it } from 'vitest';
import { errorCodeOf, outcomeOf, verdictOf } from './fcm';

describe('an answer of Firebase Cloud Messaging', () => {
  it.each([
    [404, 'UNREGISTERED', 'gone'],
    [403, 'SENDER_ID_MISMATCH', 'gone'],
    // a wrong project must not cost all people their devices
    [404, null, 'refused'],
    [400, 'INVALID_ARGUMENT', 'refused'],
    [401, 'THIRD_PARTY_AUTH_ERROR', 'not-now'],
    [403, null, 'not-now'],
    [429, 'QUOTA_EXCEEDED', 'not-now'],
    [500, 'INTERNAL', 'not-now'],
    [503, 'UNAVAILABLE', 'not-now'],
  ])('%i %s means %s', (status, code, kind) => {
    expect(outcomeOf(status, code).kind).toBe(kind);
  });

  it('changes the connection only when FCM refuses or accepts the account', () => {
    expect(verdictOf({ kind: 'sent' })).toBeNull();
    expect(verdictOf(outcomeOf(404, 'UNREGISTERED'))).toBeNull();
    expect(verdictOf(outcomeOf(403, null))).toBe('not-authorised');
    expect(verdictOf(outcomeOf(503, 'UNAVAILABLE'))).toBe('no-answer');
    expect(verdictOf(outcomeOf(400, 'INVALID_ARGUMENT'))).toBe('no-answer');
  });

  it('has its code among the details, or none', () => {
    const details = [{ '@type': 'a' }, { '@type': 'b', errorCode: 'UNREGISTERED' }];
    expect(errorCodeOf(JSON.stringify({ error: { details } }))).toBe('UNREGISTERED');
    for (const body of ['', '<html>', '{}', '{"error":{"details":[]}}'])
      expect(errorCodeOf(body)).toBeNull();
  });
});
