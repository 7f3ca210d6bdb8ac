/** A booking page written by hand: the same fields, a month of days, and the availability as a file. */
import { writeFileSync } from 'node:fs';
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

/** Runs in the page: draws a month, in which the days that the file calls free can be picked. */
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

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Booking</title><style>${STYLE}</style><link rel="preload" as="fetch" crossorigin href="/bench-availability.json"></head><body><h1>Book a session</h1>${FIELDS}<div id="month" role="grid" aria-label="Day"></div><script type="module" src="/bench-booking.js"></script></body></html>`;

/** Puts the page beside the site. @param days that can be booked, `YYYY-MM-DD` @returns its address */
export function staticBooking(site: string, days: readonly string[]): string {
  const free = JSON.stringify(Object.fromEntries(days.map((day) => [day, true])));
  writeFileSync(path.join(site, 'bench-availability.json'), free);
  writeFileSync(path.join(site, 'bench-booking.js'), SCRIPT);
  writeFileSync(path.join(site, 'bench-booking.html'), PAGE);
  return '/bench-booking';
}
