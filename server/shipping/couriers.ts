/** WeChat's codes of couriers, by a word of the name under which the shop knows them. */
const CODES: readonly (readonly [string, string])[] = [
  ['顺丰', 'SF'],
  ['中通', 'ZTO'],
  ['圆通', 'YTO'],
  ['申通', 'STO'],
  ['韵达', 'YD'],
  ['极兔', 'JTSD'],
  ['京东', 'JD'],
  ['德邦', 'DBL'],
  ['EMS', 'EMS'],
  ['邮政', 'YZPY'],
  ['百世', 'HTKY'],
  ['跨越', 'KYSY']
]

/** null: one that is not in the list. */
export const courierCode = (name: string): string | null =>
  CODES.find(([word]) => name.toUpperCase().includes(word))?.[1] ?? null
