/** A new client story, or a change of one. The trail names no person, not even by initials: it outlives the story. */
import { saveStory as contract } from '@tulia/domain/calls/practice/manage-practice';
import { stories, storyPath } from '@tulia/domain/records/site/story';
import { Refusal } from '@tulia/domain/refusal';
import { changeWithAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';

export const saveStory = callable(contract, async ({ isNew, ...story }, { caller, clock }) => {
  const now = clock.now();
  await changeWithAudit(storyPath(story.slug), caller, now, (before) => {
    if (isNew && before !== undefined) {
      throw new Refusal('invalid-input', { fields: { slug: 'slug-taken' } });
    }
    if (!isNew && before === undefined) throw new Refusal('not-found');
    return {
      action: isNew ? 'story-created' : 'story-changed',
      data: stories.toStoredPart(story),
      stamps: stories.toStoredPart({ updatedAt: now }),
    };
  });
  return {};
});
