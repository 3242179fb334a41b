/** What was asked, or null once the time is over: a person may leave the host's question unanswered for ever. */
export function within<T>(timeoutMs: number, asked: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs)
    void asked.then((answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}
