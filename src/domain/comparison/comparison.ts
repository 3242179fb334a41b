/** What stands beside each other of one product. Money in fen, times in minutes and workdays. */
export interface Compared {
  readonly productCode: string
  readonly itemCount: number
  readonly itemsValueFen: number
  readonly payFen: number
  /** Whom it takes, in short; empty for everybody. */
  readonly limits: readonly string[]
  readonly minutes: number
  readonly reportWorkdays: number
  readonly categories: readonly {
    readonly categoryId: string
    readonly name: string
    readonly items: readonly { readonly itemCode: string; readonly name: string }[]
  }[]
}

export type FactName = 'itemCount' | 'itemsValue' | 'saved' | 'limits' | 'minutes' | 'reportWorkdays'

/** A line of facts: a value per product, in their order. */
export interface FactLine {
  readonly fact: FactName
  readonly values: readonly (number | readonly string[])[]
  readonly differs: boolean
}

/** A check item that at least one of the products has. */
interface ItemLine {
  readonly itemCode: string
  readonly name: string
  /** Per product, in their order. */
  readonly has: readonly boolean[]
  readonly differs: boolean
}

export interface ItemGroup {
  readonly categoryId: string
  readonly name: string
  readonly lines: readonly ItemLine[]
  /** How many of its lines differ. */
  readonly differing: number
}

const FACTS: readonly [FactName, (product: Compared) => number | readonly string[]][] = [
  ['itemCount', ({ itemCount }) => itemCount],
  ['itemsValue', ({ itemsValueFen }) => itemsValueFen],
  ['saved', ({ itemsValueFen, payFen }) => Math.max(0, itemsValueFen - payFen)],
  ['limits', ({ limits }) => limits],
  ['minutes', ({ minutes }) => minutes],
  ['reportWorkdays', ({ reportWorkdays }) => reportWorkdays]
]

const differ = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size > 1

/** The facts of all products, line by line. */
export function factLines(products: readonly Compared[]): readonly FactLine[] {
  return FACTS.map(([fact, of]) => {
    const values = products.map(of)
    return { fact, values, differs: differ(values) }
  })
}

/**
 * All check items of the products by category, in the order in which the products name them. An item counts as the same by its
 * code, also when two products list it in different categories: the first one's category holds it.
 */
export function itemGroups(products: readonly Compared[]): readonly ItemGroup[] {
  const codes = products.map(
    ({ categories }) => new Set(categories.flatMap(({ items }) => items.map(({ itemCode }) => itemCode)))
  )
  const seen = new Set<string>()
  const groups = new Map<string, { name: string; lines: ItemLine[] }>()
  for (const { categories } of products) {
    for (const { categoryId, name, items } of categories) {
      const group = groups.get(categoryId) ?? { name, lines: [] }
      for (const item of items) {
        if (seen.has(item.itemCode)) continue
        seen.add(item.itemCode)
        const has = codes.map((of) => of.has(item.itemCode))
        group.lines.push({ ...item, has, differs: differ(has) })
      }
      groups.set(categoryId, group)
    }
  }
  return [...groups]
    .filter(([, { lines }]) => lines.length > 0)
    .map(([categoryId, { name, lines }]) => ({
      categoryId,
      name,
      lines,
      differing: lines.filter(({ differs }) => differs).length
    }))
}

/** Only what differs: lines that are the same for all products go, and groups without a line. */
export const onlyDifferent = (groups: readonly ItemGroup[]): readonly ItemGroup[] =>
  groups
    .filter(({ differing }) => differing > 0)
    .map((group) => ({ ...group, lines: group.lines.filter(({ differs }) => differs) }))
