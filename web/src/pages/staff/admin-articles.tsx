import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { ArticlesEditor } from '../../features/articles-admin/articles-editor';
import { AdminFrame } from './parts/admin-frame';

export default function AdminArticlesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminArticles.heading} lead={t.adminArticles.lead}>
      <ArticlesEditor />
    </AdminFrame>
  );
}
