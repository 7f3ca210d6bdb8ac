/**
 * Two other booking pages, put beside the site: one as an engineer would write it by hand (the same fields, a month
 * to pick a day from, the availability as a file), and the product's own with every script of the site loaded before
 * it begins, which is what one bundle does.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:#fbf6ee;color:#1d2927;font:1rem/1.6 system-ui,sans-serif}
label{display:block;margin:1rem 0}
input,select,textarea{display:block;width:100%;min-height:44px;font:inherit}
[role=row]{display:grid;grid-template-columns:repeat(7,1fr)}
[role=gridcell]{min-height:44px;border:0;background:none;font:inherit;font-weight:700}
[aria-disabled=true]{color:#5b6b66;font-weight:400}
[aria-selected=true]{background:#12574f;color:#fff}
`;

const FIELDS = `
<label>Full name<input name="name"></label>
<label>Email<input name="email" type="email"></label>
<label>Phone number<input name="phone" type="tel"></label>
<label>Service<select><option>Individual Therapy</option><option>Couples Therapy</option></select></label>
<label>Special requests<textarea></textarea></label>
`;

/** Runs in the page: a month of days, of which those that the file calls free can be picked. */
const SCRIPT = `
const month = document.getElementById('month');
const today = new Date();
const first = new Date(today.getFullYear(), today.getMonth(), 1 - ((new Date(today.getFullYear(), today.getMonth(), 1).getDay() + 6) % 7));
const iso = (day) => day.getFullYear() + '-' + String(day.getMonth() + 1).padStart(2, '0') + '-' + String(day.getDate()).padStart(2, '0');
const cells = [];
for (let week = 0; week < 6; week++) {
  const row = month.appendChild(document.createElement('div'));
  row.setAttribute('role', 'row');
  for (let day = 0; day < 7; day++) {
    const date = new Date(first.getFullYear(), first.getMonth(), first.getDate() + week * 7 + day);
    const cell = row.appendChild(document.createElement('button'));
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-disabled', 'true');
    cell.dataset.date = iso(date);
    cell.textContent = date.getDate();
    cells.push(cell);
  }
}
month.addEventListener('click', ({ target }) => {
  if (target.getAttribute('aria-disabled') === 'true') return;
  for (const cell of cells) cell.setAttribute('aria-selected', String(cell === target));
});
const free = await (await fetch('/bench-availability.json')).json();
for (const cell of cells)
  if (free[cell.dataset.date]) cell.removeAttribute('aria-disabled');
`;

/** @param days the days that can be booked, as the product knows them. @returns the addresses of both */
export function bookingReferences(
  site: string,
  days: Readonly<Record<string, unknown>>,
): { byHand: string; eager: string } {
  writeFileSync(path.join(site, 'bench-availability.json'), JSON.stringify(days));
  writeFileSync(path.join(site, 'bench-booking.js'), SCRIPT);
  writeFileSync(
    path.join(site, 'bench-booking.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Booking</title><style>${STYLE}</style><link rel="preload" as="fetch" crossorigin href="/bench-availability.json"></head><body><h1>Book a session</h1>${FIELDS}<div id="month" role="grid" aria-label="Day"></div><script type="module" src="/bench-booking.js"></script></body></html>`,
  );

  const shell = readFileSync(path.join(site, 'shell.html'), 'utf8');
  const start = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(shell)?.[1];
  if (start === undefined) throw new Error('The shell has no first script.');
  const all = readdirSync(path.join(site, 'assets'))
    .filter((name) => name.endsWith('.js') && `/assets/${name}` !== start)
    .map((name) => `import '/assets/${name}';`);
  writeFileSync(
    path.join(site, 'bench-eager.js'),
    `${all.join('\n')}\nhistory.replaceState(null, '', '/booking' + location.search);\nawait import('${start}');\n`,
  );
  writeFileSync(
    path.join(site, 'bench-eager.html'),
    shell.replace(` src="${start}"`, ' src="/bench-eager.js"'),
  );
  return { byHand: '/bench-booking', eager: '/bench-eager' };
}
