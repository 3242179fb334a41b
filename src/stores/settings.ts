import type { StorageCapability } from '@/platform/storage/types'
import type { KeptKey } from './kept-keys'
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

/** What is measured waits under this key: without it nobody has agreed. It goes with its person, a no stays with the phone. */
const MEASURED = 'measured' satisfies KeptKey
const NOT_MEASURED = 'measured-not' satisfies KeptKey

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
  /** Whether what is done here may be measured (帮助我们改进); undefined where nobody was asked. */
  measuring: boolean | undefined
  private systemDark: boolean
  private readonly kept: Persisted<Kept>

  constructor(
    private readonly storage: StorageCapability,
    now: () => number,
    systemDark: boolean
  ) {
    this.readMeasuring()
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

  /** As the phone has it: another tab may have changed it, and the end of a session takes a yes away. */
  readMeasuring(): void {
    const { local } = this.storage
    this.measuring = local.get(NOT_MEASURED) ? false : local.get(MEASURED) ? true : undefined
  }

  setMeasuring(measuring: boolean): void {
    const { local } = this.storage
    // What waits to be sent too, also where nothing is loaded that knows of it.
    local.wipe((key) => !key.startsWith(MEASURED))
    local.set(measuring ? MEASURED : NOT_MEASURED, '{}')
    this.measuring = measuring
  }

  private keep(): void {
    const { theme, elder, calm, text, hiddenModules } = this
    this.kept.write({ theme, elder, calm, text, hiddenModules })
  }
}
