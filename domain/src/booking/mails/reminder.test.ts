import { describe, expect, it } from 'vitest';
import { newProfile, type Profile, type ReminderLead } from '../../person/profile';
import { HOUR } from '../../time/instant';
import { decideReminder, nextCheck, hoursOfLead, reminderChoice } from './reminder';

const startsAt = Date.UTC(2026, 10, 23, 6);
const settings = { reminderLeadHours: 4 };
const booking = { language: 'en' } as const;

function profileWith(preferences: Record<string, unknown>): Profile {
  const profile = newProfile({ fullName: 'Amina' }, 0);
  return {
    ...profile,
    profile: { preferences: { ...profile.profile.preferences, ...preferences } },
  };
}

describe('a lead', () => {
  it.each<[ReminderLead, number]>([
    ['none', 0],
    ['1h', 1],
    ['48h', 48],
  ])('%s is %i hours', (lead, hours) => {
    expect(hoursOfLead(lead)).toBe(hours);
  });
});

describe('the client’s choice', () => {
  it('comes from the profile, and can be to have no reminder', () => {
    const said = { reminderFrequency: '12h', language: 'sw', communicationMethod: 'message' };
    const profile = profileWith(said);
    const choice = { leadHours: 12, language: 'sw', method: 'message' };
    expect(reminderChoice(profile, booking, settings)).toEqual(choice);
    const none = profileWith({ reminderFrequency: 'none' });
    expect(reminderChoice(none, booking, settings).leadHours).toBe(0);
  });

  it.each([
    ['is missing', null],
    [
      'has nonsense in it',
      profileWith({ reminderFrequency: '3d', language: 'fr', communicationMethod: 'pigeon' }),
    ],
    ['is a torso', { fullName: 'Amina' } as Profile],
  ])('comes from the practice and the booking when the profile %s', (_, profile) => {
    const choice = reminderChoice(profile, { language: 'sw' }, settings);
    expect(choice).toEqual({ leadHours: 4, language: 'sw', method: 'email' });
  });
});

describe('a reminder', () => {
  const at = (hours: number) => startsAt - hours * HOUR;
  const decided = (now: number, { leadHours = 4, toldAt = at(200) } = {}) =>
    decideReminder({ startsAt, leadHours, toldAt }, now);
  const waitUntil = (hours: number) => ({ kind: 'wait', until: at(hours) });

  it('is first decided at the longest lead that is left when the client learns the time', () => {
    expect(nextCheck(startsAt, 4, at(200))).toBe(at(48));
    expect(nextCheck(startsAt, 4, at(48))).toBe(at(48));
    expect(nextCheck(startsAt, 4, at(48) + 1)).toBe(at(24));
    expect(nextCheck(startsAt, 72, at(200))).toBe(at(72));
    expect(nextCheck(startsAt, 4, at(1))).toBe(at(1));
    expect(nextCheck(startsAt, 4, at(1) + 1)).toBeNull();
  });

  it('waits from lead to lead, because the profile may change', () => {
    expect(decided(at(48))).toEqual(waitUntil(24));
    expect(decided(at(24))).toEqual(waitUntil(12));
    expect(decided(at(12))).toEqual(waitUntil(4));
    expect(decided(at(12), { leadHours: 6 })).toEqual(waitUntil(6));
  });

  it('is sent from its lead until the session begins', () => {
    expect(decided(at(4) - 1)).toEqual(waitUntil(4));
    expect(decided(at(4))).toEqual({ kind: 'send' });
    expect(decided(startsAt - 1)).toEqual({ kind: 'send' });
    expect(decided(startsAt)).toEqual({ kind: 'skip' });
  });

  it('is sent late when the client asks for an earlier one that is past', () => {
    expect(decided(at(12), { leadHours: 24 })).toEqual({ kind: 'send' });
  });

  it('is not sent to a client who wants none, and waits until the last lead in case that changes', () => {
    expect(decided(at(4), { leadHours: 0 })).toEqual(waitUntil(2));
    expect(decided(at(1), { leadHours: 0 })).toEqual({ kind: 'skip' });
  });

  it('that begins earlier waits for that moment, unless the client learnt the time after it', () => {
    const early = (now: number, toldAt = at(200)) =>
      decideReminder({ startsAt, leadHours: 4, toldAt, beginsAt: at(10) }, now);
    expect(early(at(12))).toEqual(waitUntil(10));
    expect(early(at(10))).toEqual({ kind: 'send' });
    expect(early(at(9), at(9.5))).toEqual(waitUntil(4));
    expect(early(at(4), at(9.5))).toEqual({ kind: 'send' });
  });

  it('is not sent when the client learnt the time after the lead had begun', () => {
    expect(decided(at(1), { toldAt: at(4) })).toEqual({ kind: 'send' });
    expect(decided(at(1), { toldAt: at(4) + 1 })).toEqual({ kind: 'skip' });
  });
});
