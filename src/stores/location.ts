import { GEOLOCATION_TIMEOUT_MS } from '@/domain/constants'
import type { Place } from '@/domain/city/first-city'
import type { Found, Locate, Position } from '@/platform/location/types'
import type { StorageCapability } from '@/platform/storage/types'
import type { ChosenCity, City } from '@/services/catalogue/city'
import { observed } from './observed'
import { Persisted } from './persisted'

export interface LocationDeps {
  readonly storage: StorageCapability
  readonly now: () => number
  /** Who has chosen no city stands here: Beijing, or the city of a shop that is elsewhere (R3.2). */
  readonly first: Place
  readonly locate: Locate
  /** City of a position; null when it is none of ours. */
  readonly convert: (found: Found) => Promise<City | null>
  /** Address of the maps script; null without one. */
  readonly mapsScript: () => Promise<string | null>
}

const placeOf = (city: ChosenCity): Place => ({
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
  /** Why nobody was located when that was asked for last; null: they were, or it was not asked for. */
  missed: 'refused' | 'unknown' | null = null
  /** The user's own pick has been remembered, so a start keeps it. */
  private readonly kept: Persisted<Place>
  /** Of this visit (§3 session storage): another tab may stand elsewhere. */
  private readonly here: Persisted<Place>
  private readonly prompted: Persisted<string>
  /** Whoever stays with another city is not asked at each start, but on a journey. */
  private readonly offered: Persisted<string>
  /** The person did not want to be located: not asked again by itself, also in later visits. */
  private readonly refused: Persisted<boolean>

  constructor(private readonly deps: LocationDeps) {
    this.kept = new Persisted(deps.storage.local, 'location', deps.now)
    this.prompted = new Persisted(deps.storage.session, 'location-prompt', deps.now)
    this.offered = new Persisted(deps.storage.local, 'location-offered', deps.now)
    this.refused = new Persisted(deps.storage.local, 'location-refused', deps.now)
    this.here = new Persisted(deps.storage.session, 'location', deps.now)
    this.place = this.here.read() ?? this.kept.read() ?? this.deps.first
    this.here.write(this.place)
    observed(this)
  }

  get cityCode(): string {
    return this.place.cityCode
  }

  /** A distance as it is shown: one from the middle of the city, where nobody stands, is not told. */
  known(km: number | null | undefined): number | null {
    return this.position ? (km ?? null) : null
  }

  choose(city: ChosenCity): void {
    this.stand(placeOf(city))
  }

  /** Where the shop is met first, and an empty city is left for. */
  get first(): Place {
    return this.deps.first
  }

  /** Empty city: back to the first one (§4). */
  resetToDefault(): void {
    this.stand(this.first)
  }

  private stand(place: Place): void {
    this.place = place
    this.kept.write(place)
    this.here.write(place)
  }

  /**
   * Asks the host where the user is, by itself. Answers the city to offer when it differs from the current one and was
   * not offered before (R4.77); null otherwise. A failure keeps the city silently (R8.36) and is not tried again: nor is it
   * for who did not want to be located.
   */
  async find(): Promise<City | null> {
    if (this.refused.read() === true) return null
    const end = await this.ask()
    return end === 'denied' ? null : end
  }

  /** The user asks to be located. @returns false when the host does not let us until its settings are changed */
  async relocate(): Promise<boolean> {
    return (await this.ask()) !== 'denied'
  }

  private async ask(): Promise<City | 'denied' | null> {
    const found = await this.deps.locate(GEOLOCATION_TIMEOUT_MS, this.deps.mapsScript)
    if (found === null || typeof found === 'string') {
      this.prompted.write(this.prompted.read() ?? 'failed')
      if (found !== null) this.refused.write(true)
      this.setMissed(found === null ? 'unknown' : 'refused')
      return found === 'denied' ? 'denied' : null
    }
    this.refused.clear()
    if ('lat' in found) this.setPosition({ lat: found.lat, lon: found.lon })
    const city = await this.deps.convert(found).catch(() => null)
    this.setMissed(city ? null : 'unknown')
    if (!city) return null
    this.setLocated(city)
    return city
  }

  /** R4.77 one-time prompt: true once a session, and once for the city where the user was located last. */
  takePrompt({ cityCode }: City): boolean {
    if (this.prompted.read() !== null || this.offered.read() === cityCode) return false
    this.prompted.write('asked')
    this.offered.write(cityCode)
    return true
  }

  /** R4.78: the one-time flag of a failed location. */
  get locationTried(): boolean {
    return this.prompted.read() !== null
  }

  private setPosition(position: Position): void {
    this.position = position
  }

  private setMissed(why: LocationStore['missed']): void {
    this.missed = why
  }

  private setLocated(city: City): void {
    this.located = city
  }
}
