import { HealthBoard } from '../health/health-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminHealth', HealthBoard);
