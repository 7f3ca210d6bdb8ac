import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A value that does not change while the mouse or a finger presses or drags. It follows again afterwards: the
 * first handler of the release still finds the value of the press.
 */
export function useStill<T>(value: T) {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const dragging = useRef(false);

  const letGo = useCallback(() => {
    // Other handlers of the release run first.
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
    /** a drag goes on after the release, until the entry is back in its place */
    onDragStart: useCallback(() => {
      dragging.current = true;
    }, []),
    onDragStop: useCallback(() => {
      dragging.current = false;
      letGo();
    }, [letGo]),
  };
}
