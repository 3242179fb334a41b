import { makeAutoObservable } from 'mobx'
import type { City } from '@/contract/dto/content'
import { DEFAULT_CITY, GEOLOCATION_TIMEOUT_MS } from '@/domain/constants'
import type { Locate, Position } from '@/platform/location/types'
import type { StorageCapability } from '@/platform/storage/types'
import { Persisted } from './persisted'

/** 'location' of §3. */
export interface Place {
  readonly city: string
  readonly cityCode: string
  readonly iKangCityCode: string
  readonly latitude: number
  readonly longitude: number
}

const BEIJING: Place = {
  city: DEFAULT_CITY.city,
  cityCode: DEFAULT_CITY.cityCode,
  iKangCityCode: DEFAULT_CITY.iKangCityCode,
  latitude: DEFAULT_CITY.latitude,
  longitude: DEFAULT_CITY.longitude
}

export interface LocationDeps {
  readonly storage: StorageCapability
  readonly now: () => number
  readonly locate: Locate
  /** City of a position; null when it is none of ours. */
  readonly convert: (position: Position) => Promise<City | null>
}

const placeOf = (city: City): Place => ({
  city: city.cityName,
  cityCode: city.cityCode,
  iKangCityCode: city.providerCode,
  latitude: city.lat,
  longitude: city.lon
})

export class LocationStore {
  place: Place
  /** Where the user stands, by the host; null when unknown or refused. */
  position: Position | null = null
  located: City | null = null
  /** The user's own pick has been remembered, so a start keeps it. */
  private readonly kept: Persisted<Place>
  private readonly prompted: Persisted<string>

  constructor(private readonly deps: LocationDeps) {
    this.kept = new Persisted(deps.storage.local, 'location', deps.now)
    this.prompted = new Persisted(deps.storage.session, 'location-prompt', deps.now)
    this.place = this.kept.read() ?? BEIJING
    makeAutoObservable<this, 'deps' | 'kept' | 'prompted'>(
      this,
      { deps: false, kept: false, prompted: false },
      { autoBind: true }
    )
  }

  get cityCode(): string {
    return this.place.cityCode
  }

  choose(city: City): void {
    this.place = placeOf(city)
    this.kept.write(this.place)
  }

  /** Empty city: back to Beijing (§4). */
  resetToDefault(): void {
    this.place = BEIJING
    this.kept.write(BEIJING)
  }

  /**
   * Asks the host where the user is. Answers the city to offer when it differs from the current one and was not offered
   * before (R4.77); null otherwise. A failure keeps the city silently (R8.36) and is not tried again.
   */
  async find(): Promise<City | null> {
    const position = await this.deps.locate(GEOLOCATION_TIMEOUT_MS)
    if (!position) {
      this.prompted.write(this.prompted.read() ?? 'failed')
      return null
    }
    this.setPosition(position)
    const city = await this.deps.convert(position).catch(() => null)
    if (!city) return null
    this.setLocated(city)
    return city
  }

  /** R4.77 one-time prompt: true once a session. */
  takePrompt(): boolean {
    if (this.prompted.read() !== null) return false
    this.prompted.write('asked')
    return true
  }

  /** R4.78: the one-time flag of a failed location. */
  get locationTried(): boolean {
    return this.prompted.read() !== null
  }

  private setPosition(position: Position): void {
    this.position = position
  }

  private setLocated(city: City): void {
    this.located = city
  }
}
