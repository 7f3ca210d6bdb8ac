/** The calls of admins. */
import * as staffList from '@tulia/domain/calls/people/list-staff';
import * as staff from '@tulia/domain/calls/people/register-staff';
import * as practice from '@tulia/domain/calls/practice/manage-practice';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { isStaffRole } from '@tulia/domain/person/role';
import { savedCrisisNumbers } from '@tulia/domain/practice/crisis-numbers';
import { defaultPracticeSettings, type PracticeSettings } from '@tulia/domain/practice/settings';
import { articlePath, articles } from '@tulia/domain/records/article';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { servicePath, services } from '@tulia/domain/records/service';
import { stories, storyPath } from '@tulia/domain/records/site/story';
import { Refusal } from '@tulia/domain/refusal';
import { takeOwnPassword } from '../people/own-password';
import { changeMember, createMember } from '../people/staff-accounts';
import { listMembers } from '../people/staff-list';
import { callable } from '../platform/callable';
import type { Clock } from '../platform/clock';
import { requireRecentSignIn, type SignedInCaller } from '../platform/caller';
import { changeWithAudit } from '../practice/audit';
import { writerOf } from '../platform/writer';
import { requireNewOrThere } from '../practice/new-or-there';
import { readSettings, settingsRef } from '../practice/settings';
import { rollWindow } from '../schedule/booking-window';

export { removeService } from './practice/remove-service';
export { saveOpeningHours } from './practice/save-opening-hours';
export { savePractitioner } from './practice/save-practitioner';
export { showHealth } from './practice/show-health';
export { disconnectTexts, saveTextAccount, sendTestText } from './practice/texts';
export {
  disconnectGoogle,
  finishGoogleConnection,
  saveMailAccount,
  saveMpesa,
  showServices,
  startGoogleConnection,
} from './practice/services';

/** @param partOf gets the settings as stored */
const changeSettings = (
  { caller, clock }: { caller: SignedInCaller; clock: Clock },
  partOf: (known: PracticeSettings) => Partial<PracticeSettings>,
) =>
  changeWithAudit(PRACTICE_SETTINGS_PATH, caller, clock.now(), (before) => {
    const part = partOf(practiceSettings.fromStored(before ?? {}));
    return {
      action: 'settings-changed',
      // Before the first save, the settings of other calls get their defaults.
      data: practiceSettings.toStoredPart(
        before === undefined ? { ...defaultPracticeSettings, ...part } : part,
      ),
    };
  });

export const confirmPrices = callable(practice.confirmPrices, async (_input, context) => {
  await changeSettings(context, () => ({ pricesSeen: true }));
  return {};
});

export const confirmOwnPassword = callable(
  staff.confirmOwnPassword,
  async (_input, { caller, clock }) => {
    if (!isStaffRole(caller.role) && !caller.passwordChangeRequired) throw new Refusal('forbidden');
    // A new password ends every session, so a staff member who has just set one has just signed in.
    requireRecentSignIn(caller, clock.now());
    await takeOwnPassword(caller.uid);
    return {};
  },
  { beforeOwnPassword: true },
);

export const listStaff = callable(staffList.listStaff, async () => {
  return { members: await listMembers() };
});

export const registerStaff = callable(staff.registerStaff, async (input, { caller, clock }) => {
  requireRecentSignIn(caller, clock.now());
  return { uid: await createMember(input, caller, clock.now()) };
});

export const removeArticle = callable(practice.removeArticle, async (input, { caller, clock }) => {
  const { slug } = input;
  await changeWithAudit(articlePath(slug), caller, clock.now(), (before) => {
    if (before === undefined) throw new Refusal('not-found');
    return {
      action: 'article-removed',
      label: articles.fromStored(before).title[MAIN_LANGUAGE],
      data: null,
    };
  });
  return {};
});

export const removeStory = callable(practice.removeStory, async ({ slug }, { caller, clock }) => {
  await changeWithAudit(storyPath(slug), caller, clock.now(), (before) => {
    if (before === undefined) throw new Refusal('not-found');
    return { action: 'story-removed', data: null };
  });
  return {};
});

export const saveArticle = callable(practice.saveArticle, async (input, { caller, clock }) => {
  const { isNew, ...article } = input;
  const now = clock.now();
  await changeWithAudit(articlePath(article.slug), caller, now, (before) => {
    requireNewOrThere(isNew, before !== undefined);
    return {
      action: isNew ? 'article-created' : 'article-changed',
      label: article.title[MAIN_LANGUAGE],
      data: articles.toStoredPart(article),
      stamps: articles.toStoredPart({ updatedAt: now }),
    };
  });
  return {};
});

export const saveCrisisNumbers = callable(practice.saveCrisisNumbers, async (input, context) => {
  const now = context.clock.now();
  await changeSettings(context, ({ crisisNumbers }) => ({
    crisisNumbers: savedCrisisNumbers(crisisNumbers, input.numbers, now),
  }));
  return {};
});

export const saveService = callable(practice.saveService, async (input, { caller, clock }) => {
  const { isNew, ...service } = input;
  const path = servicePath(service.slug);
  await changeWithAudit(path, caller, clock.now(), (before, transaction) => {
    requireNewOrThere(isNew, before !== undefined);
    const seen = practiceSettings.toStoredPart({ pricesSeen: true });
    writerOf(transaction).set(settingsRef(), seen, { merge: true });
    const action = isNew ? 'service-created' : 'service-changed';
    const name = { ...service.name, [MAIN_LANGUAGE]: service.name[MAIN_LANGUAGE].trim() };
    return { action, label: name[MAIN_LANGUAGE], data: services.toStored({ ...service, name }) };
  });
  return {};
});

export const saveSettings = callable(practice.saveSettings, async (input, context) => {
  const { windowDays } = await readSettings();
  await changeSettings(context, () => input);
  // The days of a longer window open at once, not only in the coming night.
  if (input.windowDays > windowDays) await rollWindow(context.clock);
  return {};
});

/** The audit trail outlives the story, so it names no person, not even by initials. */
export const saveStory = callable(practice.saveStory, async (input, { caller, clock }) => {
  const { isNew, ...story } = input;
  const now = clock.now();
  await changeWithAudit(storyPath(story.slug), caller, now, (before) => {
    requireNewOrThere(isNew, before !== undefined);
    return {
      action: isNew ? 'story-created' : 'story-changed',
      data: stories.toStoredPart(story),
      stamps: stories.toStoredPart({ updatedAt: now }),
    };
  });
  return {};
});

export const updateStaff = callable(staff.updateStaff, async (input, { caller, clock }) => {
  requireRecentSignIn(caller, clock.now());
  const { role, active } = input;
  await changeMember(input.uid, { role, active }, caller, clock.now());
  return {};
});
