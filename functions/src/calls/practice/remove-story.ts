/** Removes a client story for good, as whoever told it may ask at any time. */
import { removeStory as contract } from '@tulia/domain/calls/practice/manage-practice';
import { storyPath } from '@tulia/domain/records/site/story';
import { Refusal } from '@tulia/domain/refusal';
import { changeWithAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';

export const removeStory = callable(contract, async ({ slug }, { caller, clock }) => {
  await changeWithAudit(storyPath(slug), caller, clock.now(), (before) => {
    if (before === undefined) throw new Refusal('not-found');
    return { action: 'story-removed', data: null };
  });
  return {};
});
