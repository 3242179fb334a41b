import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'

export type ThemeChoice = 'auto' | 'light' | 'dark'

interface Kept {
  theme: ThemeChoice
  elder: boolean
  calm?: boolean
  text?: number | undefined
  hiddenModules?: readonly number[]
}

/** How the product looks: light, dark, care mode (关怀模式), less movement. */
export class SettingsStore {
  theme: ThemeChoice
  elder: boolean
  /** Nothing moves by itself (减少动态效果). */
  calm: boolean
  /** How many times as large as usual text was chosen to be; without a choice it follows the host. */
  text: number | undefined
  /** Blocks of home that were put away here: known before the server has said so. */
  hiddenModules: readonly number[]
  private systemDark: boolean
  private readonly kept: Persisted<Kept>

  constructor(storage: StorageCapability, now: () => number, systemDark: boolean) {
    this.kept = new Persisted(storage.local, 'settings', now)
    const stored = this.kept.read()
    this.theme = stored?.theme ?? 'auto'
    this.elder = stored?.elder ?? false
    this.calm = stored?.calm ?? false
    this.text = stored?.text
    this.hiddenModules = stored?.hiddenModules ?? []
    this.systemDark = systemDark
    observed(this)
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.systemDark)
  }

  setText(factor: number | undefined): void {
    this.text = factor
    this.keep()
  }

  setSystemDark(dark: boolean): void {
    this.systemDark = dark
  }

  setTheme(theme: ThemeChoice): void {
    this.theme = theme
    this.keep()
  }

  setElder(elder: boolean): void {
    this.elder = elder
    this.keep()
  }

  setCalm(calm: boolean): void {
    this.calm = calm
    this.keep()
  }

  hideModules(moduleIds: readonly number[]): void {
    this.hiddenModules = moduleIds
    this.keep()
  }

  private keep(): void {
    const { theme, elder, calm, text, hiddenModules } = this
    this.kept.write({ theme, elder, calm, text, hiddenModules })
  }
}
