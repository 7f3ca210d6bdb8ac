import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import * as Style from '../parts/panel-style';

/** The page behind a line, or what its press does here. */
export type Leads = To | (() => void);

/** @param about empty: none */
export function lineOf(Icon: LucideIcon, leads: Leads, what: string, about: string, goes: string) {
  const line = (
    <>
      <Icon aria-hidden size={20} />
      <span>
        <strong>{what}</strong>
        {about !== '' && <small>{about}</small>}
      </span>
      <Style.Goes>
        <span>{goes}</span>
        <ChevronRight aria-hidden size={16} />
      </Style.Goes>
    </>
  );
  return (
    <Style.NeedLink>
      {typeof leads === 'function' ? (
        <button type="button" onClick={leads}>
          {line}
        </button>
      ) : (
        <Link to={leads}>{line}</Link>
      )}
    </Style.NeedLink>
  );
}
