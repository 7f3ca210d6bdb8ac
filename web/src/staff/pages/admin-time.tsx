import { OpeningHoursEditor } from '../practice/settings/opening-hours-editor';
import { TimePart } from '../schedule/time-part';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminTime', () => (
  <TimePart>
    <OpeningHoursEditor />
  </TimePart>
));
