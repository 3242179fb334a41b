/** Numbers from a seed: the calls of a sequence are the same again, the moments at which they meet are not. */
export function randomOf(seed: number) {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    /** From 1 on. */
    upTo: (most: number): number => 1 + below(most),
    chance: (part: number): boolean => next() < part,
    of: <T>(list: readonly T[]): T => list[below(list.length)] as T
  }
}

export type RandomNumbers = ReturnType<typeof randomOf>
