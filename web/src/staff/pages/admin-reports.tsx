import { MonthTable } from '../reports/month-table';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminReports', MonthTable);
