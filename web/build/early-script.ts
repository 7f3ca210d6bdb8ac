import { OTHER_LANGUAGES, prefixOf } from '../src/platform/language/language.ts';

/**
 * The one script that stands in a page, since a file would arrive too late or hold the page up; the content
 * security policy in `firebase.json` names its hash, and so no other. It tells the styles whether the visitor comes
 * for a part of the page (`src/ui/theme/global-style.tsx`), sets a remembered theme before anything is painted
 * (`src/ui/theme/theme-choice.ts` says how it is remembered), keeps the fonts of the visit (`src/app/kept-font.ts`),
 * and on a page for people who are signed in (`src/platform/device/session-record.ts`) it asks at once for the files
 * that its own element names, which would otherwise be asked for when React has begun. A visitor who will be sent to
 * the sign-in fetches none of them. The page for unknown addresses is one file for all languages: the address says
 * which of them is shown, and its template is put in place as soon as the document is read.
 */
const PREFIXES = OTHER_LANGUAGES.map((language) => prefixOf(language).slice(1)).join('|');

export const EARLY_SCRIPT = [
  'function p(r,a,h){var l=document.createElement("link");l.rel=r;l.as=a;l.crossOrigin="";l.href=h;document.head.appendChild(l)}',
  'var e=document.documentElement;if(location.hash)e.dataset.part="";',
  'try{var t=localStorage.getItem("tulia.theme");if(t=="light"||t=="dark")e.dataset.theme=t;',
  'var f=document.querySelector("meta[name=fonts]"),v=sessionStorage.getItem("tulia.font");',
  'if(v=="device")e.dataset.font=v;else if(f&&localStorage.getItem("tulia.font")==f.content)f.content.split(" ").forEach(function(h){p("preload","font",h)});',
  'var a=document.currentScript.dataset.ahead;if(a&&localStorage.getItem("tulia.me.session"))',
  'a.split(" ").forEach(function(h){p("modulepreload","script",h)})}catch(e){}',
  `var m=/^\\/(${PREFIXES})(\\/|$)/.exec(location.pathname);if(m){e.lang=m[1];`,
  'document.addEventListener("readystatechange",function(){var t=document.querySelector("#root>template[lang="+m[1]+"]");',
  'if(t)t.parentNode.replaceChildren(t.content)},{once:true})}',
].join('');
