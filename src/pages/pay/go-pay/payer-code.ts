import type { Root } from '@/stores/root'

/**
 * The code that WeChat's page came back with (§2 `/wx-callback`, which leads here): in the address that the site was opened by. Undefined for
 * a state that nobody here asked with, and for a person who refused. It is taken once.
 */
export function payerCodeOf(
  items: Root['items'],
  { code, state }: Readonly<Record<string, string | undefined>>
): string | undefined {
  const asked = items.get('wxOauth')
  if (!asked || !state) return undefined
  items.remove('wxOauth')
  return asked === state ? code : undefined
}
