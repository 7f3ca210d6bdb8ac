import { expect, it, vi } from 'vitest';
import { onceWritten } from './app-shell';

it('does nothing for a failed build, so that its error is not lost', () => {
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
