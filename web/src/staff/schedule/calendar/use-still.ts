import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A value that stands still while something is pressed or dragged, by mouse or finger, and follows again afterwards:
 * whoever handles the release first finds everything as it was at the press.
 */
export function useStill<T>(value: T) {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const dragging = useRef(false);

  const letGo = useCallback(() => {
    // Whatever else hears of the release comes first.
    setTimeout(() => setHeld(null));
  }, []);

  useEffect(() => {
    if (held === null) return;
    const onRelease = () => {
      if (!dragging.current) letGo();
    };
    window.addEventListener('pointerup', onRelease);
    window.addEventListener('pointercancel', onRelease);
    return () => {
      window.removeEventListener('pointerup', onRelease);
      window.removeEventListener('pointercancel', onRelease);
    };
  }, [held, letGo]);

  return {
    still: held === null ? value : held.value,
    onPointerDown: () => {
      dragging.current = false;
      setHeld({ value });
    },
    /** a drag outlasts the release by its way back */
    onDragStart: useCallback(() => {
      dragging.current = true;
    }, []),
    onDragStop: useCallback(() => {
      dragging.current = false;
      letGo();
    }, [letGo]),
  };
}
