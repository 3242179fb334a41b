import { asc } from 'drizzle-orm'
import { cities } from '../../db/schema'
import { code, decimal, flag, words } from './cell'
import { plainSheet, whole } from './plain'

type City = typeof cities.$inferSelect

export const citySheet = plainSheet<City>({
  name: 'cities',
  about: '城市；cityCode 是地图服务的城市代码（北京 131）',
  table: cities,
  columns: {
    cityCode: code,
    cityName: words(1, 20),
    providerCode: code,
    initial: words(1, 1),
    pinyin: words(0, 60),
    lat: decimal(-90, 90),
    lon: decimal(-180, 180),
    hot: flag
  },
  key: 'cityCode',
  needed: ['cityName', 'initial', 'lat', 'lon'],
  otherwise: ({ cityCode = '' }) => ({ providerCode: cityCode, pinyin: '', hot: false }),
  rows: (db) => db.select().from(cities).orderBy(asc(cities.cityCode)),
  isWhole: whole('cityCode', 'cityName', 'initial', 'lat', 'lon')
})
