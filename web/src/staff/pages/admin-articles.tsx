import { ArticlesEditor } from '../practice/articles/articles-editor';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminArticles', ArticlesEditor);
