import { OTHER_LANGUAGES, prefixOf } from '../src/platform/language/language.ts';

const PREFIXES = OTHER_LANGUAGES.map((language) => prefixOf(language).slice(1)).join('|');

/**
 * The one script that stands in a page, since a file would come too late; the content security policy in
 * `firebase.json` names its hash. In this order: it opens the day of staff who start the installed app
 * (`web-manifest.ts`), before anything is drawn; tells the styles whether the visitor comes for a part of the page
 * (`src/ui/theme/global-style.tsx`), sets a remembered theme (`src/ui/theme/theme-choice.ts`), keeps the fonts of the
 * visit (`src/app/kept-font.ts`), asks for the files that its element names where somebody is signed in
 * (`src/platform/device/session-record.ts`), and shows the page for unknown addresses, one file for all languages, in
 * the language of the address.
 */
export const EARLY_SCRIPT = [
  'function p(r,a,h){var l=document.createElement("link");l.rel=r;l.as=a;l.crossOrigin="";l.href=h;document.head.appendChild(l)}',
  'var e=document.documentElement;if(location.hash)e.dataset.part="";',
  'try{if(location.search=="?app"){var s=JSON.parse(localStorage.getItem("tulia.me.session"));',
  'if(s&&s.role&&s.role!="client")location.replace(location.pathname.replace(/\\/$/,"")+"/staff")}}catch(x){}',
  'try{var t=localStorage.getItem("tulia.theme");if(t=="light"||t=="dark")e.dataset.theme=t;',
  'var f=document.querySelector("meta[name=fonts]"),v=sessionStorage.getItem("tulia.font");',
  'if(v=="device")e.dataset.font=v;else if(f&&localStorage.getItem("tulia.font")==f.content)f.content.split(" ").forEach(function(h){p("preload","font",h)});',
  'var a=document.currentScript.dataset.ahead;if(a&&localStorage.getItem("tulia.me.session"))',
  'a.split(" ").forEach(function(h){p("modulepreload","script",h)})}catch(e){}',
  `var m=/^\\/(${PREFIXES})(\\/|$)/.exec(location.pathname);if(m){e.lang=m[1];`,
  'document.addEventListener("readystatechange",function(){var t=document.querySelector("#root>template[lang="+m[1]+"]");',
  'if(t)t.parentNode.replaceChildren(t.content)},{once:true})}',
].join('');
