import { orderTexts as texts } from '@/components/order/texts'
import type { OrderCard } from '@/contract/dto/order'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'

/** What is left to do with every order: to ask about it, else to see what was bought. */

export const contactText = ({ hospitalName }: OrderCard): string =>
  hospitalName === '' ? texts.contactService : texts.contact

export function callAbout({ hospitalTel }: OrderCard): void {
  if (hospitalTel) host.callPhone(hospitalTel)
}

export const seeProduct = ({ kind, productCode }: OrderCard): void =>
  navigate('selling', { type: kind, id: productCode })
