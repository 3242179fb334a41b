/** What was asked, or null once the time is over. It may not fail. */
export function within<T>(timeoutMs: number, asked: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs)
    void asked.then((answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}
