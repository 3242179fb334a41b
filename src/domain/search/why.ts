/** Why something was found: what is said of it, and the part to mark; '' marks nothing. */
export interface Why {
  readonly text: string
  readonly hit: string
}

const BEFORE = 10
const AFTER = 24

/** The first of the words that a text has, as the text spells it; '' none. */
export function hitIn(text: string, words: readonly string[]): string {
  const known = text.toLowerCase()
  const word = words.find((one) => one !== '' && known.includes(one.toLowerCase()))
  if (word === undefined) return ''
  const at = known.indexOf(word.toLowerCase())
  return text.slice(at, at + word.length)
}

/** A piece of a text around the word: `……3 类多数随访即可……`; null where the text does not have it. */
export function snippetOf(text: string, words: readonly string[]): Why | null {
  const hit = hitIn(text, words)
  if (hit === '') return null
  const at = text.indexOf(hit)
  const from = Math.max(0, at - BEFORE)
  const to = Math.min(text.length, at + hit.length + AFTER)
  return { text: `${from > 0 ? '……' : ''}${text.slice(from, to)}${to < text.length ? '……' : ''}`, hit }
}

interface Found {
  readonly name: string
  readonly intro: string
  readonly itemCount: number
  /** Names of what it checks. */
  readonly items: readonly string[]
  /** Other words by which it is found. */
  readonly words: readonly string[]
}

/** Why a product was found; null where its name says it. */
export function whyFound(product: Found, words: readonly string[]): Why | null {
  if (hitIn(product.name, words) !== '') return null
  const items = product.items.filter((item) => hitIn(item, words) !== '')
  const [first, second] = items
  if (first !== undefined) {
    const text = second === undefined ? `${product.itemCount} 项里含${first}` : `${first}、${second}都在里面`
    return { text, hit: hitIn(text, words) }
  }
  const intro = hitIn(product.intro, words)
  if (intro !== '') return { text: product.intro, hit: intro }
  const word = product.words.find((one) => hitIn(one, words) !== '')
  return word === undefined ? null : { text: word, hit: hitIn(word, words) }
}
