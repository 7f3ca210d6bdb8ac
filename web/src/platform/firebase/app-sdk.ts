/** The part of `firebase/app` the site uses, under a name by which pages can ask for it ahead. */
export { initializeApp } from 'firebase/app';
