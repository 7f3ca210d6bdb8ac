import { catalogue } from '../../../platform/language/catalogue';

/** An admin's own details (specification section 2, /admin/profile). */
export const adminProfileTexts = catalogue({
  en: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    nameFallback: 'User',
  },
  sw: {
    name: 'Jina',
    email: 'Barua pepe',
    role: 'Jukumu',
    nameFallback: 'Mtumiaji',
  },
});
