import { deleteContact } from './commands/delete-contact'
import { setDefaultContact } from './commands/set-default-contact'
import { saveContact } from './commands/save-contact'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { contactDto, userInfo } from './dto'
import { accountOf } from './queries/account'
import { listContacts, ownContact, relations } from './queries/contacts'
import { contactRequest } from './requests'
import { regionDto } from '../catalogue/place-dto'
import { citiesOf, provinces, regionsOf } from '../catalogue/queries/regions'

const people = async (context: RequestContext) =>
  (await listContacts(context.db, requireUser(context).id)).map(contactDto)

export const contactHandlers = {
  'account.get': async (_input, context) =>
    userInfo(await accountOf(context.db, requireUser(context).id, 'plain')),
  'contacts.list': (_input, context) => people(context),
  'contacts.get': async ({ contacts_id }, context) =>
    contactDto(await ownContact(context.db, requireUser(context).id, contacts_id)),
  'contacts.save': async (input, context) => contactDto(await saveContact(context, contactRequest(input))),
  'contacts.delete': async ({ contacts_id }, context) => {
    await deleteContact(context, contacts_id)
    return {}
  },
  'contacts.setDefault': async ({ contacts_id }, context) => {
    await setDefaultContact(context, contacts_id)
    return people(context)
  },
  'contacts.relations': async () => relations(),
  'geo.provinces': async () => provinces().map(regionDto),
  'geo.cities': async ({ provinceId }) => citiesOf(provinceId).map(regionDto),
  'geo.regions': async ({ cityId }) => regionsOf(cityId).map(regionDto)
} satisfies Partial<Handlers>
