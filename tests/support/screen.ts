import { act } from 'react'
import { SKELETON_LEAST_MS } from '@/components/ui/page-state/use-late-skeleton'

/** What a page test sees and does: everything on the page, popups too. */

/** A page is at rest after so many frames without a change; one that never rests is waited for no longer than MOST_FRAMES. */
const STILL_FRAMES = 3
const MOST_FRAMES = 60
/** A skeleton stands still for a while although the content is there: what opens slowly is at rest after that, and a late frame. */
const SKELETON_MS = SKELETON_LEAST_MS + 100
const isBusy = () => document.querySelector('[role="status"][aria-busy="true"]') !== null

/** `ms`, a frame, and what follows its paint. */
const frame = (ms: number) =>
  act(async () => {
    await new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), ms))
  })

/** Waits `ms` and then until nothing on the page changes any more: on a busy machine a fixed time is too short. */
export async function idle(ms = 0): Promise<void> {
  let changed = false
  const watch = new MutationObserver(() => (changed = true))
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await frame(ms)
  let changedAt = performance.now()
  const atRest = (still: number) =>
    still >= STILL_FRAMES && (!isBusy() || performance.now() - changedAt > SKELETON_MS)
  for (let count = 0, still = 0; count < MOST_FRAMES && !atRest(still); count += 1) {
    changed = false
    await frame(0)
    still = changed ? 0 : still + 1
    if (changed) changedAt = performance.now()
  }
  watch.disconnect()
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const labels = (selector: string) => all(selector).map((found) => found.getAttribute('aria-label'))
export const byLabel = (label: string) => all(`[aria-label="${label}"]`)[0]
export const shows = (text: string) => (document.body.textContent ?? '').includes(text)

/** The newest control that says exactly this. */
export const byText = (text: string) =>
  all('[role="button"],[role="radio"],[role="option"],[role="tab"]')
    .filter((found) => found.textContent === text)
    .at(-1)

/** The newest control of a role with that text or label. */
export const control = (role: string, name: string) =>
  all(`[role="${role}"]`)
    .filter((found) => found.getAttribute('aria-label') === name || found.textContent === name)
    .at(-1)

/** Taps and waits for what follows; throws when there is nothing to tap. */
export async function tap(found: HTMLElement | undefined) {
  if (!found) throw new Error('nothing to tap')
  // A drawing has no `click` of its own.
  await act(
    async () => void found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  )
  await idle()
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

/** Taps what refuses a form: the toast stands for 1.5 s, as validation toasts do, and no longer. */
export async function tapRefused(
  found: HTMLElement | undefined,
  toast: () => string | undefined,
  text: string
) {
  if (!found) throw new Error('nothing to tap')
  await withFakeTime(async (advance) => {
    await act(async () => found.click())
    await advance(1400)
    expect(toast()).toBe(text)
    await advance(200)
    expect(toast()).toBeUndefined()
  })
}
