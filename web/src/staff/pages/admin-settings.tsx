import { SettingsEditor } from '../practice/settings/settings-editor';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminSettings', SettingsEditor);
