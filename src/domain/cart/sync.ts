/**
 * The list of goods of an account and its copies on phones: what a phone has changed since it last heard of the list is told, and
 * applied to the list as it stands now.
 */
import { entryKey, type CartEntry } from './entry'
import { putIn } from './put'

export interface CartChanges {
  /** New lines, the first that was put in first: pieces are added to those that are in already. */
  readonly added: readonly CartEntry[]
  /** Lines as they are to be; one that is gone meanwhile stays so. */
  readonly changed: readonly CartEntry[]
  /** Keys. */
  readonly removed: readonly string[]
}

const same = (left: CartEntry, right: CartEntry): boolean =>
  left.quantity === right.quantity &&
  left.seenFen === right.seenFen &&
  left.seenOffer === right.seenOffer &&
  left.ticked === right.ticked

const find = (lines: readonly CartEntry[], key: string) => lines.find((line) => entryKey(line) === key)

/** What leads from a list to another one. */
export function changesOf(from: readonly CartEntry[], to: readonly CartEntry[]): CartChanges {
  const added = to.filter((line) => !find(from, entryKey(line))).reverse()
  const changed = to.filter((line) => {
    const before = find(from, entryKey(line))
    return before !== undefined && !same(before, line)
  })
  const removed = from.map(entryKey).filter((key) => !find(to, key))
  return { added, changed, removed }
}

export const nothingChanged = ({ added, changed, removed }: CartChanges): boolean =>
  added.length + changed.length + removed.length === 0

/** @returns the list, the newest first, and how many lines had no room any more */
export function applyChanges(
  lines: readonly CartEntry[],
  { added, changed, removed }: CartChanges
): { readonly lines: readonly CartEntry[]; readonly full: number } {
  let left = lines
    .filter((line) => !removed.includes(entryKey(line)))
    .map((line) => find(changed, entryKey(line)) ?? line)
  let full = 0
  for (const line of added) {
    const put = putIn(left, line)
    left = [...put.lines]
    if (put.end === 'full') full++
  }
  return { lines: left, full }
}

/** The same lines in the order that a phone shows; those that it does not have yet come first. */
export function inOrderOf(shown: readonly CartEntry[], lines: readonly CartEntry[]): readonly CartEntry[] {
  const places = new Map(shown.map((line, at) => [entryKey(line), at]))
  const placeOf = (line: CartEntry) => places.get(entryKey(line)) ?? -1
  return [...lines].sort((left, right) => placeOf(left) - placeOf(right))
}
