import { MonthBoard } from '../money/month-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminMoney', MonthBoard);
