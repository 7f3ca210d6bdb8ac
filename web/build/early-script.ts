/**
 * Sets a remembered theme before anything is painted (`src/ui/theme-choice.ts` says how it is remembered). The one script
 * that stands in a page, since a file would arrive too late or hold the page up; the content security policy in
 * `firebase.json` names its hash, and so no other.
 */
export const THEME_SCRIPT =
  'try{var t=localStorage.getItem("tulia.theme");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch(e){}';
