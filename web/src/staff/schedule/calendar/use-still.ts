import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Holds a value while the pointer presses or drags. The first handler of the release still gets the held value.
 */
export function useStill<T>(value: T) {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const dragging = useRef(false);

  const letGo = useCallback(() => {
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
    /** a drag ends only when the entry is back in its place */
    onDragStart: useCallback(() => {
      dragging.current = true;
    }, []),
    onDragStop: useCallback(() => {
      dragging.current = false;
      letGo();
    }, [letGo]),
  };
}
