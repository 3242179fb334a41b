import type { Root } from './root'

/** Somebody has accepted the agreements, which say what is measured; a no that was said in the settings stays. */
export function agreed({ settings }: Pick<Root, 'settings'>): void {
  if (settings.measuring === undefined) settings.setMeasuring(true)
}
