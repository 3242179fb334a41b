import { emptyCityReset } from '@/domain/booking/booking-cache'
import type { Place } from '@/domain/city/first-city'
import type { ChosenCity } from '@/services/catalogue/city'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { EmptyCityTimer } from './empty-city'
import { texts } from './texts'

const cityOf = (place: Place): ChosenCity => ({
  cityCode: place.cityCode,
  cityName: place.city,
  providerCode: place.iKangCityCode,
  lat: place.latitude,
  lon: place.longitude
})

/** The city that is booked in: an empty one is left by itself for the first one of the shop, unless somebody stays (§4). */
export class BookedCity {
  readonly timer = new EmptyCityTimer(() => this.seeDefault())
  /** The empty city that was left by itself: the way back to it is offered. */
  left: Place | null = null
  /** The empty city the user chose to stay in: it is not left by itself again. */
  private stayIn = ''

  constructor(private readonly root: Pick<Root, 'location' | 'feedback'>) {
    observed(this)
  }

  /** A city of the picker; choosing it again stops the automatic change as well. */
  choose(city: ChosenCity): void {
    this.timer.stop()
    this.left = null
    this.stayIn = ''
    this.root.location.choose(city)
  }

  /** 换城市, 留在…: nothing changes by itself any more. */
  stay(): void {
    this.stayIn = this.root.location.cityCode
    this.timer.stop()
  }

  /** The default city takes its place (§4). */
  seeDefault(): void {
    const { location } = this.root
    this.timer.stop()
    this.left = location.place
    location.resetToDefault()
  }

  /** 返回{城市}, back to the empty city on the user's own wish. */
  back(): void {
    const place = this.left
    if (!place) return
    this.left = null
    this.stayIn = place.cityCode
    this.root.location.choose(cityOf(place))
  }

  dismissLeft(): void {
    this.left = null
  }

  /** It has no branch: said, and left in a moment. */
  foundEmpty(): void {
    const { feedback, location } = this.root
    feedback.toast({ text: texts.emptyCity })
    if (emptyCityReset(location.cityCode, location.first.cityCode) && this.stayIn !== location.cityCode)
      this.timer.start()
  }
}
