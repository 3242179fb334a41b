/** Continues in a later task: input and paint come in between. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * A queue of tasks: who comes alone continues at once, who comes behind somebody in the same moment continues in a task of
 * its own, in order. What takes a few ms each does not become one long task that way.
 */
export function createTaskQueue(): () => Promise<void> {
  let next = Promise.resolve()
  return () => {
    const turn = next
    next = turn.then(yieldToMain)
    return turn
  }
}
