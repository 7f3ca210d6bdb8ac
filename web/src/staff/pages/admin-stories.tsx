import { StoriesEditor } from '../practice/stories/stories-editor';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminStories', StoriesEditor);
