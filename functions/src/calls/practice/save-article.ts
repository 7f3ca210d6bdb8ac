/** A new article, or a change of one. */
import { saveArticle as contract } from '@tulia/domain/calls/practice/manage-practice';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { articlePath, articles } from '@tulia/domain/records/article';
import { changeWithAudit } from '../../practice/audit';
import { requireNewOrThere } from '../../practice/new-or-there';
import { callable } from '../../platform/callable';

export const saveArticle = callable(contract, async (input, { caller, clock }) => {
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
