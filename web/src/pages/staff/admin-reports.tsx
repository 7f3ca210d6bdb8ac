import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { ReportBoard } from '../../features/reports/report-board';
import { AdminFrame } from './parts/admin-frame';

export default function AdminReportsPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminReports.heading} lead={t.adminReports.lead}>
      <ReportBoard />
    </AdminFrame>
  );
}
