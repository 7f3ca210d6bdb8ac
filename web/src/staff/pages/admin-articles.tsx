import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { ArticlesEditor } from '../practice/articles/articles-editor';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminArticlesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminArticles.heading} lead={t.adminArticles.lead}>
      <ArticlesEditor />
    </AdminFrame>
  );
}
