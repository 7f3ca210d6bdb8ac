import { Fragment } from 'react';

/** Breaks an email address before its `@` and dots. A copy has no breaks. */
export const MailAddress = ({ children }: { children: string }) => (
  <span translate="no">
    {children.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
