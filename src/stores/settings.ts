import { makeAutoObservable } from 'mobx'
import type { StorageCapability } from '@/platform/storage/types'
import { Persisted } from './persisted'

export type ThemeChoice = 'auto' | 'light' | 'dark'

interface Kept {
  theme: ThemeChoice
  elder: boolean
}

/** How the product looks: light, dark, care mode (关怀模式). */
export class SettingsStore {
  theme: ThemeChoice
  elder: boolean
  private systemDark: boolean
  private readonly kept: Persisted<Kept>

  constructor(storage: StorageCapability, now: () => number, systemDark: boolean) {
    this.kept = new Persisted(storage.local, 'settings', now)
    const stored = this.kept.read()
    this.theme = stored?.theme ?? 'auto'
    this.elder = stored?.elder ?? false
    this.systemDark = systemDark
    makeAutoObservable<this, 'kept'>(this, { kept: false }, { autoBind: true })
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.systemDark)
  }

  setSystemDark(dark: boolean): void {
    this.systemDark = dark
  }

  setTheme(theme: ThemeChoice): void {
    this.theme = theme
    this.kept.write({ theme, elder: this.elder })
  }

  setElder(elder: boolean): void {
    this.elder = elder
    this.kept.write({ theme: this.theme, elder })
  }
}
