import { parseSearch } from '@tulia/domain/booking/search-terms';
import { bookings } from '@tulia/domain/records/booking';
import { STATUS_LABELS, serviceName } from '@tulia/domain/wording/labels';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { staffFrameTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useDebounced } from '../../platform/hooks/use-debounced';
import { Awaited } from '../parts/awaited';
import { soughtTexts } from '../parts/texts/sought';
import { useClientSearch } from '../parts/use-client-search';
import { useSought } from '../parts/use-sought';
import { clientPagePath, paths } from '../../paths';
import { Dialog } from '../../ui/dialogs/dialog';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';
import { color, radius, space, target, text } from '../../ui/tokens';
import { usePageNames, NavIcon } from './staff-nav';
import { openedAt, type StaffPage } from './staff-pages';
import { shortMoment } from '../../shared/views/moments';

const PEOPLE = 5;
const HITS = 4;
const PAUSE_MS = 200;

const Results = styled.ul`
  display: grid;
  list-style: none;
  a {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    min-height: ${target};
    padding: ${space.xxs} ${space.sm};
    border-radius: ${radius.md};
    color: ${color.ink};
    text-decoration: none;
    &:hover,
    &:focus-visible {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  }
`;
const Heading = styled.h3`
  color: ${color.inkSoft};
  font-family: inherit;
  font-size: ${text.sm};
  font-weight: 700;
`;
const Soft = styled.span`
  display: block;
  font-size: ${text.sm};
`;

/** Finds people, their bookings, and staff pages: by name, phone, email or reference. */
export default function QuickSearch({
  pages,
  onClose,
}: {
  pages: readonly StaffPage[];
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(staffFrameTexts);
  const { t: unread } = useTexts(soughtTexts);
  const names = usePageNames();
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed, PAUSE_MS);
  const search = parseSearch(sought);
  const list = useRef<HTMLDivElement>(null);
  const bookingsPage = pages.find(({ name }) => name === 'bookings');
  const inAdmin = bookingsPage?.to === paths.adminBookings;
  const people = useClientSearch(typed, PEOPLE, 'nobody');

  const asked = useSought(
    search === null ? null : 'quick-search',
    bookings,
    search,
    HITS,
    ({ db, sdk }) =>
      sdk.query(sdk.collection(db, bookings.collection), sdk.orderBy('createdAt', 'desc')),
  );
  const { data } = asked;
  const word = typed.trim().toLowerCase();
  const foundPages = pages.filter(({ name }) => names[name].toLowerCase().includes(word));
  const found = data ?? [];
  const clients = search === null ? [] : (people.list ?? []);
  const areMore = asked.areMore || people.areMore;
  const reads = [people.found, asked];
  const isCurrent = typed === sought && reads.every((read) => read.status !== 'loading');

  const outcome = () => {
    const count = clients.length + found.length + foundPages.length;
    const told = count > 0 ? t.found(count) : areMore ? unread.noneYet : t.searchNone;
    if (reads.some((read) => read.status === 'error'))
      return count > 0 ? `${t.searchFailed} ${told}` : t.searchFailed;
    return found.length + clients.length > 0 && areMore ? `${told} ${unread.more}` : told;
  };

  /** Arrow keys move through the results; Enter in the field opens the first result. */
  const steer = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Enter: undefined }[event.key];
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      links[0]?.click();
    } else if (next !== undefined) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title={t.search} closeLabel={common.close}>
      <Stack $gap="sm" onKeyDown={steer}>
        <TextField
          label={t.searchLabel}
          hint={t.searchHint}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div ref={list}>
          <Stack $gap="sm">
            {clients.length > 0 && (
              <section aria-label={t.searchPeople}>
                <Heading>{t.searchPeople}</Heading>
                <Results>
                  {clients.map((client) => (
                    <li key={client.id}>
                      <Link to={clientPagePath(inAdmin, client.id)} onClick={onClose}>
                        <span>
                          <strong>{client.name}</strong>
                          <Soft>{[client.phone, client.email].filter(Boolean).join(' · ')}</Soft>
                        </span>
                      </Link>
                    </li>
                  ))}
                </Results>
              </section>
            )}
            {found.length > 0 && bookingsPage !== undefined && (
              <section aria-label={t.searchBookings}>
                <Heading>{t.searchBookings}</Heading>
                <Results>
                  {found.map((booking) => (
                    <li key={booking.id}>
                      <Link to={openedAt(bookingsPage.to, booking.id)} onClick={onClose}>
                        <span>
                          <strong>{booking.clientName}</strong>
                          <Soft>{`${shortMoment(booking.startsAt, lang)} · ${serviceName(booking.service, lang)} · ${STATUS_LABELS[lang][booking.status]} · ${booking.referenceNumber}`}</Soft>
                        </span>
                      </Link>
                    </li>
                  ))}
                </Results>
              </section>
            )}
            {foundPages.length > 0 && (
              <section aria-label={t.searchPages}>
                <Heading>{t.searchPages}</Heading>
                <Results>
                  {foundPages.map((page) => (
                    <li key={page.name}>
                      <Link to={page.to} onClick={onClose}>
                        <NavIcon name={page.name} />
                        <span>{names[page.name]}</span>
                      </Link>
                    </li>
                  ))}
                </Results>
              </section>
            )}
          </Stack>
        </div>
        {reads.some((read) => read.status === 'loading') && (
          <Awaited of={reads} about={t.searchBookings} />
        )}
        <p role="status">{word !== '' && isCurrent ? outcome() : ''}</p>
      </Stack>
    </Dialog>
  );
}
