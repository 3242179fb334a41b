import { act } from 'react'

/** What a page test sees and does: everything on the page, popups too. */
export const flush = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))))
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const labels = (selector: string) => all(selector).map((found) => found.getAttribute('aria-label'))
export const byLabel = (label: string) => all(`[aria-label="${label}"]`)[0]
export const shows = (text: string) => (document.body.textContent ?? '').includes(text)

/** The newest control that says exactly this. */
export const byText = (text: string) =>
  all('[role="button"],[role="radio"],[role="tab"]')
    .filter((found) => found.textContent === text)
    .at(-1)

/** Taps and waits for what follows; throws when there is nothing to tap. */
export async function tap(found: HTMLElement | undefined) {
  if (!found) throw new Error('nothing to tap')
  // A drawing has no `click` of its own.
  await act(
    async () => void found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  )
  await flush()
}

/** Runs with a clock that only `advance` moves (ms). */
export async function withFakeTime(run: (advance: (ms: number) => Promise<void>) => Promise<void>) {
  jest.useFakeTimers()
  try {
    await run((ms) => act(async () => void (await jest.advanceTimersByTimeAsync(ms))))
  } finally {
    jest.useRealTimers()
  }
}
