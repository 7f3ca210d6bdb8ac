/** Removes an article for good. */
import { removeArticle as contract } from '@tulia/domain/calls/practice/manage-practice';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { articlePath, articles } from '@tulia/domain/records/article';
import { Refusal } from '@tulia/domain/refusal';
import { changeWithAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';

export const removeArticle = callable(contract, async ({ slug }, { caller, clock }) => {
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
