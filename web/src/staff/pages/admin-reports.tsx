import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { MonthTable } from '../reports/month-table';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminReportsPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminReports.heading} lead={t.adminReports.lead}>
      <MonthTable />
    </AdminFrame>
  );
}
