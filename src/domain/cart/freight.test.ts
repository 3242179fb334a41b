import { chargedFreights, parcelOf, type Parcel } from './freight'

const HOME = '四川省-成都市-武侯区 桐梓林北路 6 号'
const WORK = '四川省-成都市-高新区 天府大道 1 号'
const parcel = (freightFen: number, address = HOME): Parcel => ({ sender: 'shop', address, freightFen })
const bonded = (freightFen: number): Parcel => ({ ...parcel(freightFen), sender: 'bonded' })

test.each([
  ['one alone is charged its own', [parcel(800)], [800]],
  ['of two the dearer carries it, wherever it stands', [parcel(800), parcel(1_200)], [0, 1_200]],
  ['the first of equally dear ones carries it', [parcel(800), parcel(800)], [800, 0]],
  ['what is sent free of freight carries nothing', [parcel(0), parcel(800)], [0, 800]],
  ['all free', [parcel(0), parcel(0)], [0, 0]],
  ['what is not sent neither carries nor is charged', [null, parcel(800), null], [0, 800, 0]],
  [
    'another address has a freight of its own',
    [parcel(800), parcel(1_200, WORK), parcel(500)],
    [800, 1_200, 0]
  ],
  ['another sender has a freight of its own', [parcel(800), bonded(1_200), parcel(500)], [800, 1_200, 0]],
  ['nothing at all', [], []]
])('what each is charged: %s', (_case, parcels, charged) => {
  expect(chargedFreights(parcels)).toEqual(charged)
})

test.each([
  ['goods', { kind: 'health-selection', category: 20 }, 'shop'],
  ['a kit, which the shop sends', { kind: 'gene-home', category: 7 }, 'shop'],
  ['goods from abroad', { kind: 'cross-border', category: 34 }, 'bonded']
] as const)('who sends it: %s', (_case, product, sender) => {
  expect(parcelOf(product, 800, HOME)).toEqual({ sender, address: HOME, freightFen: 800 })
  expect(parcelOf(product, null, HOME)).toBeNull()
})
