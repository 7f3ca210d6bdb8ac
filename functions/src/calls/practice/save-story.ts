/** A new client story, or a change of one. The trail names no person, not even by initials: it outlives the story. */
import { saveStory as contract } from '@tulia/domain/calls/practice/manage-practice';
import { stories, storyPath } from '@tulia/domain/records/site/story';
import { changeWithAudit } from '../../practice/audit';
import { requireNewOrThere } from '../../practice/new-or-there';
import { callable } from '../../platform/callable';

export const saveStory = callable(contract, async ({ isNew, ...story }, { caller, clock }) => {
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
