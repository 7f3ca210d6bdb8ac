/** A new service, or a change of one. */
import { saveService as contract } from '@tulia/domain/calls/practice/manage-practice';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { servicePath, services } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { changeWithAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';

export const saveService = callable(contract, async (input, { caller, clock }) => {
  const { isNew, ...service } = input;
  await changeWithAudit(servicePath(service.slug), caller, clock.now(), (before) => {
    if (isNew && before !== undefined) {
      throw new Refusal('invalid-input', { fields: { slug: 'slug-taken' } });
    }
    if (!isNew && before === undefined) throw new Refusal('not-found');
    const action = isNew ? 'service-created' : 'service-changed';
    const name = { ...service.name, [MAIN_LANGUAGE]: service.name[MAIN_LANGUAGE].trim() };
    return { action, label: name[MAIN_LANGUAGE], data: services.toStored({ ...service, name }) };
  });
  return {};
});
