/** The editor of the client stories: drafts and published ones, one at a time in a form. */
import { inLanguage } from '@tulia/domain/person/localized';
import { stories } from '@tulia/domain/records/site/story';
import { adminStoriesCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useQuery } from '../../../platform/live/use-query';
import { CollectionEditor } from '../collection-editor';
import { StoryForm } from './story-form';

const LIMIT = 100;

export function StoriesEditor() {
  const { t, lang } = useCopy(adminStoriesCopy);
  const found = useQuery('stories-admin', stories, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, stories.collection), sdk.orderBy('order'), sdk.limit(LIMIT)),
  );
  const last = found.data?.at(-1)?.order ?? 0;
  return (
    <CollectionEditor
      of={[found]}
      records={found.data}
      texts={t}
      oneColumn
      row={({ initials, quote, agreed, published }) => ({
        name: initials,
        about: inLanguage(quote, lang),
        state: published ? t.published : agreed ? t.draft : t.notAgreed,
        isOpen: published,
      })}
      form={(story, onClose) => (
        <StoryForm story={story} nextOrder={Math.min(last + 1, 9999)} onClose={onClose} />
      )}
    />
  );
}
