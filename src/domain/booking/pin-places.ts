/** Where pins stand in a drawing that stands for a map: the way they lie to each other, not to scale. */

interface At {
  readonly lat: number
  readonly lon: number
}

/** Percent of the drawing's width and height. */
export interface PinPlace {
  readonly x: number
  readonly y: number
}

/** Room at each side for half a pin, and above for all of one. */
const LEFT = 14
const RIGHT = 86
const TOP = 30
const BOTTOM = 94
/** Pins that are nearer than this to each other are drawn apart. */
const APART = { x: 26, y: 26 }

const between = (value: number, least: number, most: number, from: number, to: number): number =>
  most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from)

const overlap = (one: PinPlace, other: PinPlace): boolean =>
  Math.abs(one.x - other.x) < APART.x && Math.abs(one.y - other.y) < APART.y

/** North is above. In the order of what was given, the first ones stand where they are and those after them give way. */
export function pinPlaces(points: readonly At[]): PinPlace[] {
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons)
  ]
  const placed: PinPlace[] = []
  for (const { lat, lon } of points) {
    const x = between(lon, west, east, LEFT, RIGHT)
    const own = between(lat, north, south, TOP, BOTTOM)
    const ways = [0, 1, -1, 2, -2].map((times) => ({ x, y: own + times * APART.y }))
    const free = ways.find(
      (place) => place.y >= TOP && place.y <= BOTTOM && !placed.some((known) => overlap(known, place))
    )
    placed.push(free ?? { x, y: own })
  }
  return placed
}
