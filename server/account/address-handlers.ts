import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { deleteAddress, saveAddress } from './commands/save-address'
import { suggest } from './commands/suggest'
import { addressesDto } from './dto'
import { listAddresses } from './queries/addresses'

const own = async (context: RequestContext) =>
  addressesDto(await listAddresses(context.db, requireUser(context).id))

export const addressHandlers = {
  'address.list': (_input, context) => own(context),
  'address.save': async (input, context) => {
    await saveAddress(context, { ...input, id: input.id, isDefault: input.isDefault === 1 })
    return own(context)
  },
  'address.delete': async ({ id }, context) => {
    await deleteAddress(context, id)
    return own(context)
  },
  'account.suggest': async (input, context) => {
    await suggest(context, input)
    return {}
  },
  'app.places': async (_input, { config }) => ({
    ios: config.appStoreUrl ?? '',
    android: config.androidAppUrl ?? ''
  })
} satisfies Partial<Handlers>
