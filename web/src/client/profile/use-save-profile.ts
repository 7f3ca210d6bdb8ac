import type { ProfileInput } from '@tulia/domain/calls/people/profile-input';
import type { Refusal } from '@tulia/domain/refusal';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { useAction, type Action } from '../../platform/live/use-action';
import { saveProfile } from './save-profile';

/** The rules of the profile, loaded when a form is checked; if they cannot load, the server checks. */
export const loadProfileInput = () =>
  import('@tulia/domain/calls/people/profile-input').then(
    (module) => module.profileInput,
    () => null,
  );

const PROBLEMS: Partial<Record<Refusal['code'], 'offline' | 'slow' | 'forbidden' | 'no-session'>> =
  {
    offline: 'offline',
    timeout: 'slow',
    forbidden: 'forbidden',
    'signed-out': 'no-session',
  };

export function useSaveProfile(
  uid: string,
  onSaved: (saved: ProfileInput) => unknown,
): Action<ProfileInput> {
  const { t } = useTexts(profileTexts);
  return useAction((change: ProfileInput) => saveProfile(uid, change), {
    failed: t.failed,
    sentence: ({ code }) => t.problems[PROBLEMS[code] ?? 'unexpected'],
    done: () => ({ title: t.saved }),
    onDone: (_, change) => onSaved(change),
  });
}
