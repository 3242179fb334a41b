import { filterCities, OTHER_GROUP } from '@/domain/city/city'
import { host } from '@/platform/host'
import { locationOccasions } from '@/platform/location/occasions'
import { listCities, type City, type CityGroup } from '@/services/catalogue/city'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { cityTexts } from './texts'

/** A group of the index list. `hot` groups are drawn as a grid, the others as rows under their letter. */
export interface IndexGroup {
  /** classifyName of the answer. */
  readonly heading: string
  /** What stands in the index bar: 热, A, B … */
  readonly mark: string
  readonly hot: boolean
  readonly cities: readonly City[]
}

const isLetter = (heading: string): boolean => /^[A-Z#]$/i.test(heading)

/** Cities of the picker: loading, search by name or first letter, the located city. */
export class CityListModel {
  readonly request = new LoadableRequest<readonly CityGroup[]>()
  typed = ''
  locating = false

  constructor(private readonly root: Pick<Root, 'call' | 'location' | 'feedback'>) {
    observed(this)
  }

  /** The list opens: where the tap on a city is the occasion, the host is asked now, unless it was refused before (R4.78). */
  opened(): void {
    if (locationOccasions.meant && !this.located) void this.find()
  }

  /** @param currentCode the server marks this city as the current one (R3.28) */
  load(currentCode: string): Promise<unknown> {
    return this.request.run(() => listCities(this.root.call, currentCode))
  }

  type(text: string): void {
    this.typed = text
  }

  get located(): City | null {
    return this.root.location.located
  }

  get groups(): readonly IndexGroup[] {
    return (this.request.value ?? []).map(({ heading, cities }) => ({
      heading,
      mark: heading.slice(0, 1),
      hot: !isLetter(heading),
      cities
    }))
  }

  /** Null while nothing is typed. Each city once, though the hot ones are listed twice. */
  get found(): readonly City[] | null {
    if (this.typed.trim() === '') return null
    const byCode = new Map<string, City>()
    const letters = new Map<string, string>()
    for (const { heading, hot, cities } of this.groups) {
      for (const city of cities) {
        byCode.set(city.cityCode, city)
        if (!hot) letters.set(city.cityCode, heading.toUpperCase())
      }
    }
    const searchable = [...byCode.values()].map(({ cityCode, cityName, pinyin }) => ({
      cityCode,
      cityName,
      pinyin,
      initial: letters.get(cityCode) ?? OTHER_GROUP,
      hot: false,
      isLocation: 0 as const
    }))
    return filterCities(searchable, this.typed).flatMap(({ cityCode }) => byCode.get(cityCode) ?? [])
  }

  /**
   * Asks the host again where the user is, by their tap: what came of it is told, and the list stays to choose from by hand. Who refused
   * once is led to the settings.
   */
  async relocate(): Promise<void> {
    if (this.locating) return
    const { location, feedback } = this.root
    if (!(await this.locate()) && host.openSettings) {
      const { settingsTitle: title, settingsText: text, toSettings: confirmText } = cityTexts
      if (!(await feedback.confirm({ title, text, confirmText, opens: 'settings' }))) return
      await this.locate()
    }
    if (location.missed) feedback.toast({ text: cityTexts[location.missed], icon: 'warn' })
  }

  private locate(): Promise<boolean> {
    return this.asking(() => this.root.location.relocate())
  }

  private find(): Promise<unknown> {
    return this.asking(() => this.root.location.find())
  }

  private async asking<T>(ask: () => Promise<T>): Promise<T> {
    this.setLocating(true)
    try {
      return await ask()
    } finally {
      this.setLocating(false)
    }
  }

  private setLocating(locating: boolean): void {
    this.locating = locating
  }
}
