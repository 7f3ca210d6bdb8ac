import { describe, expect, it } from 'vitest';
import { newProfile, type Profile, type ReminderLead } from '../person/profile';
import { HOUR } from '../time/instant';
import { hoursOfLead, isReminderDue, LONGEST_LEAD_HOURS, reminderChoice } from './reminder';

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

  it('is 48 hours at most', () => {
    expect(LONGEST_LEAD_HOURS).toBe(48);
  });
});

describe('the wish', () => {
  it('is the profile’s', () => {
    const profile = profileWith({ reminderFrequency: '12h', language: 'sw' });
    expect(reminderChoice(profile, booking, settings)).toEqual({ leadHours: 12, language: 'sw' });
  });

  it('to have none is one too', () => {
    expect(
      reminderChoice(profileWith({ reminderFrequency: 'none' }), booking, settings).leadHours,
    ).toBe(0);
  });

  it.each([
    ['is missing', null],
    ['has nonsense in it', profileWith({ reminderFrequency: '3d', language: 'fr' })],
    ['is a torso', { fullName: 'Amina' } as Profile],
  ])('is the practice’s and the booking’s where the profile %s', (_, profile) => {
    expect(reminderChoice(profile, { language: 'sw' }, settings)).toEqual({
      leadHours: 4,
      language: 'sw',
    });
  });
});

describe('a reminder', () => {
  const due = (now: number, toldAt: number | null = null, leadHours = 4) =>
    isReminderDue({ startsAt, leadHours, toldAt }, now);

  it('is due from its lead until the session begins', () => {
    expect(due(startsAt - 4 * HOUR - 1)).toBe(false);
    expect(due(startsAt - 4 * HOUR)).toBe(true);
    expect(due(startsAt - 1)).toBe(true);
    expect(due(startsAt)).toBe(false);
  });

  it('is never due for those who want none', () => {
    expect(due(startsAt - 1, null, 0)).toBe(false);
  });

  it('is not due when the time was told after the lead began', () => {
    expect(due(startsAt - HOUR, startsAt - 4 * HOUR)).toBe(true);
    expect(due(startsAt - HOUR, startsAt - 4 * HOUR + 1)).toBe(false);
  });
});
