import { may } from '@tulia/domain/person/permission';
import { Link } from 'react-router-dom';
import { notBookableTexts } from './texts/not-bookable';
import { useAllServices } from './use-all-services';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { useWhyClosed } from '../../shared/practice/use-why-closed';
import { paths } from '../../paths';
import { Banner } from '../../ui/banner';

const PLACES = {
  practitioner: paths.adminPractitioners,
  hours: paths.adminTime,
  service: paths.adminServices,
};

/** Why no session can be booked; null if one can, and until the services are read. */
export function useNotBookable() {
  const { data, fromCache } = useAllServices();
  const services = data?.map(({ id, isActive }) => ({ slug: id, isActive }));
  return useWhyClosed(fromCache ? undefined : services);
}

/** Says why no session can be booked, with a link to the remedy or the person to ask. */
export function NotBookable({ why }: { why: keyof typeof PLACES }) {
  const { t } = useTexts(notBookableTexts);
  const { role } = useSession();
  const mayMend = role !== null && may(role, 'manage-practice');
  return (
    <Banner
      tone="warning"
      title={t.title[why]}
      action={mayMend && <Link to={PLACES[why]}>{t.mend[why]}</Link>}
    >
      {!mayMend && t.askOwner}
    </Banner>
  );
}
