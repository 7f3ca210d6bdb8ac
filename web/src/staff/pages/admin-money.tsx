import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { MonthBoard } from '../money/month-board';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminMoneyPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminMoney.heading} lead={t.adminMoney.lead}>
      <MonthBoard />
    </AdminFrame>
  );
}
