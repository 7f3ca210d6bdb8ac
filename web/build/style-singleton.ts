/**
 * Stands in for `react-style-singleton`, with which dialogs and menus keep the page behind them from scrolling. That
 * package writes a `style` element, which our content security policy forbids; a constructed style sheet is no element.
 * A browser without such sheets lets the page behind scroll.
 */
import { useEffect } from 'react';

interface Singleton {
  add: (styles: string) => void;
  remove: () => void;
}

/** One sheet for as long as any dialog or menu needs it. */
export function stylesheetSingleton(): Singleton {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(styles) {
      if (users === 0 && 'adoptedStyleSheets' in document) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users > 0 || sheet === null) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      sheet = null;
    },
  };
}

export function styleHookSingleton() {
  const singleton = stylesheetSingleton();
  return (styles: string, isDynamic?: boolean) => {
    const changing = isDynamic === true ? styles : undefined;
    useEffect(() => {
      singleton.add(styles);
      return () => singleton.remove();
      // Like the replaced package: later styles count only with `isDynamic`.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [changing]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
