import { expect, it, vi } from 'vitest';
import { forVisitors, onceWritten } from './app-shell';

it('a failed build closes no plugin, so that its error is not lost', () => {
  const handler = vi.fn();
  const [written, worker] = onceWritten([
    { name: 'worker', closeBundle: { sequential: true, handler } },
  ]) as unknown as [
    { writeBundle: () => void },
    { closeBundle: { sequential: boolean; handler: () => void } },
  ];
  expect(worker.closeBundle.sequential).toBe(true);
  worker.closeBundle.handler();
  expect(handler).not.toHaveBeenCalled();
  written.writeBundle();
  worker.closeBundle.handler();
  expect(handler).toHaveBeenCalledOnce();
});

it('the worker keeps each page by the address that answers without a redirect, pages of the app after its scripts, those of staff last', () => {
  const names =
    'sw/login.html assets/staff.js assets/online.js assets/pay.js assets/about.js sw/shell.html';
  const entries = names.split(' ').map((url) => ({ url, revision: null, size: 1 }));
  const kept = forVisitors(entries, {
    shell: new Set(['sw/shell.html']),
    visit: new Set(['assets/about.js']),
    whole: new Set(['assets/about.js', 'assets/pay.js']),
    staff: new Set(['assets/about.js', 'assets/pay.js', 'assets/staff.js']),
  });
  expect(kept.map(({ url, part }) => `${url} ${part ?? ''}`).join(', ')).toBe(
    'sw/shell shell, assets/about.js visit, assets/pay.js whole, sw/login whole, assets/staff.js staff',
  );
});
