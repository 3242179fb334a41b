import { host } from '@/platform/host'
import type { PayerPage } from '@/services/order/pay'
import type { Root } from '@/stores/root'

type Items = Root['items']

/** Opens WeChat's page in the place of this one; it leads back by `/wx-callback` (§2) with a code, and the payment goes on. */
export function askWhoPays(items: Items, { url, state }: PayerPage): void {
  items.set('wxOauth', state)
  host.replaceAddress(url)
}

/**
 * The code that WeChat's page came back with: in the address that the site was opened by. Undefined for a state that nobody here asked
 * with, and for a person who refused. It is taken once.
 */
export function payerCodeOf(
  items: Items,
  { code, state }: Readonly<Record<string, string | undefined>>
): string | undefined {
  const asked = items.get('wxOauth')
  if (!asked || !state) return undefined
  items.remove('wxOauth')
  return asked === state ? code : undefined
}
