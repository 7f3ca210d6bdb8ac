import { ReadingLog } from '../privacy/reading-log';
import { staffPage } from '../parts/staff-page';

/** Breaches are recorded outside the software (docs/operate.md). */
export default staffPage('adminPrivacy', ReadingLog);
