/**
 * The text of an article as a small tree. Both targets draw it with their own parts; there is no HTML in it.
 *
 * - `plainText(tree)`: all its words, for search and checks
 * - `minutesOf(tree)`: how long somebody reads it, at least 1
 */

export interface Span {
  readonly text: string
  readonly strong?: boolean
  readonly em?: boolean
  /** Public path of a page of the storefront. */
  readonly to?: string
}

export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'note'; readonly paragraphs: readonly (readonly Span[])[] }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }

export type Tree = readonly Block[]

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [textOf(block.spans)]
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.map(textOf)
    case 'note':
      return block.paragraphs.map(textOf)
    case 'picture':
      return [block.alt]
  }
}

export const plainText = (tree: Tree): string => tree.flatMap(linesOf).join('\n')

/** Characters of Chinese that somebody reads in a minute. */
const A_MINUTE = 300

export const minutesOf = (tree: Tree): number =>
  Math.max(1, Math.round(Array.from(plainText(tree)).length / A_MINUTE))
