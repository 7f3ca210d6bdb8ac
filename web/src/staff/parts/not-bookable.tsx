import { may } from '@tulia/domain/person/permission';
import { notBookableTexts } from './texts/not-bookable';
import { useAllServices } from './use-all-services';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { useWhyClosed } from '../../shared/practice/use-why-closed';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/link-button';
import { openingPath } from './opening/opening-path';

const PLACES = {
  practitioner: openingPath('practitioner'),
  hours: openingPath('hours'),
  service: openingPath('services'),
};

/** Why no session can be booked; null if one can, and until the services are read. */
export function useNotBookable() {
  const { data, fromCache } = useAllServices();
  const services = data?.map(({ id, isActive }) => ({ slug: id, isActive }));
  return useWhyClosed(fromCache ? undefined : services);
}

/** Says why no session can be booked, with a button to the remedy or the person to ask. */
export function NotBookable({ why }: { why: keyof typeof PLACES }) {
  const { t } = useTexts(notBookableTexts);
  const { role } = useSession();
  const mayMend = role !== null && may(role, 'manage-practice');
  return (
    <Banner
      tone="warning"
      title={t.title[why]}
      action={
        mayMend && (
          <LinkButton to={PLACES[why]} variant="secondary">
            {t.mend[why]}
          </LinkButton>
        )
      }
    >
      {!mayMend && t.askOwner}
    </Banner>
  );
}
