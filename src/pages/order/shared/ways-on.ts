import { orderTexts as texts } from '@/components/order/texts'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import type { Order } from '@/services/orders'

/** What is left to do with every order: to ask about it, else to see what was bought. */

export const contactText = ({ branchName }: Order): string =>
  branchName === '' ? texts.contactService : texts.contact

export function callAbout({ phone }: Order): void {
  if (phone) host.callPhone(phone)
}

export const seeProduct = ({ kind, productCode }: Order): void =>
  navigate('selling', { type: kind, id: productCode })
