import { Fragment } from 'react';

/**
 * A mail address that is broken, where it has no room on a line, before its `@` and its dots rather than inside a
 * word. What is copied stays the address.
 */
export function MailAddress({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
