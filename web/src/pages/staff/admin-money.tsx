import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { MonthBoard } from '../../features/money-month/month-board';
import { AdminFrame } from './parts/admin-frame';

export default function AdminMoneyPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminMoney.heading} lead={t.adminMoney.lead}>
      <MonthBoard />
    </AdminFrame>
  );
}
