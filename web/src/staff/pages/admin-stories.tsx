import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { StoriesEditor } from '../practice/stories/stories-editor';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminStoriesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminStories.heading} lead={t.adminStories.lead}>
      <StoriesEditor />
    </AdminFrame>
  );
}
