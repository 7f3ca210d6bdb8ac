/** A file of its own, so that pages can preload it. */
export { initializeApp } from 'firebase/app';
