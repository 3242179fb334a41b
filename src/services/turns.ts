/**
 * Who comes alone goes at once; who comes behind somebody in the same moment goes in a task of his own, in order. What takes
 * a few ms each does not become one long task that way, and an old phone answers a finger in between.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let taken = false
  const pass = () => {
    const next = waiting.shift()
    if (next) {
      next()
      setTimeout(pass)
    } else taken = false
  }
  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve))
    taken = true
    setTimeout(pass)
    return Promise.resolve()
  }
}
