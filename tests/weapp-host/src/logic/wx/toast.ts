import type { MiniProgram } from '../mini-program'

const timers = new WeakMap<MiniProgram, NodeJS.Timeout>()

/** Shows a native toast, in the place of the one before. */
export async function toast(app: MiniProgram, title: string, duration = 1500): Promise<void> {
  clearTimeout(timers.get(app))
  const timer = setTimeout(() => hideToast(app).catch(() => {}), duration)
  timers.set(app, timer.unref())
  await app.surface.dispatch('shell', 'toast', [title, 'toast'])
}

/** Shows the native loading sign until it is hidden. */
export async function loading(app: MiniProgram, title: string): Promise<void> {
  clearTimeout(timers.get(app))
  await app.surface.dispatch('shell', 'toast', [title, 'loading'])
}

export async function hideToast(app: MiniProgram): Promise<void> {
  clearTimeout(timers.get(app))
  await app.surface.dispatch('shell', 'toast', [null, 'toast'])
}
