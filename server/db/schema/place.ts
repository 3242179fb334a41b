import type { SlotFamily } from '@/domain/kinds'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ReviewSummary } from './review-summary'

/** What somebody wants to know who comes to a branch; what is not told is not shown. */
export interface Arrival {
  parking?: string
  lift?: string
  wheelchair?: string
}

/** Cities by the maps service's code (131 is Beijing, §9). */
export const cities = pgTable(
  'cities',
  {
    cityCode: text('city_code').primaryKey(),
    cityName: text('city_name').notNull(),
    /** iKangCityCode (0010 is Beijing). */
    providerCode: text('provider_code').notNull(),
    initial: text('initial').notNull(),
    /** In syllables: 'cheng du'. */
    pinyin: text('pinyin').notNull().default(''),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    hot: boolean('hot').notNull().default(false)
  },
  (t) => [index('cities_initial').on(t.initial)]
)

/** Clinics and hospitals that examine. */
export const branches = pgTable(
  'branches',
  {
    orgCode: text('org_code').primaryKey(),
    cityCode: text('city_code')
      .notNull()
      .references(() => cities.cityCode),
    name: text('name').notNull(),
    address: text('address').notNull(),
    areaName: text('area_name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    coordSystem: text('coord_system').notNull().default('GCJ-02'),
    openHours: text('open_hours').notNull(),
    transit: text('transit').notNull().default(''),
    tel: text('tel').notNull().default(''),
    intro: text('intro').notNull().default(''),
    image: text('image').notNull().default(''),
    /** Outside and inside. */
    gallery: jsonb('gallery').$type<string[]>().notNull().default([]),
    /** Number of its licence as a medical institution. */
    licence: text('licence').notNull().default(''),
    arrival: jsonb('arrival').$type<Arrival>().notNull().default({}),
    /** From before; those of visits here are counted to it. */
    reviews: jsonb('reviews').$type<ReviewSummary>(),
    facilities: jsonb('facilities').$type<string[]>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** Product kinds served here. */
    kinds: jsonb('kinds').$type<string[]>().notNull(),
    capacityPerDay: integer('capacity_per_day').notNull(),
    /** Share of the seats that the seed marks as taken, 0 to 1. */
    baseOccupancy: doublePrecision('base_occupancy').notNull(),
    /** A partner's clinic: asks the sex-history question, confirms bookings itself. */
    thirdOrg: boolean('third_org').notNull().default(false),
    /** 0 Sunday … 6 Saturday. */
    closedWeekdays: jsonb('closed_weekdays').$type<number[]>().notNull(),
    excludeItemCodes: jsonb('exclude_item_codes').$type<string[]>().notNull(),
    hasBreakfast: boolean('has_breakfast').notNull().default(false),
    /** null: every breakfast. */
    breakfastIds: jsonb('breakfast_ids').$type<number[]>(),
    /** Days that the seed fills completely, as `T+n`. */
    fullDates: jsonb('full_dates').$type<string[]>().notNull(),
    singleSlot: boolean('single_slot').notNull().default(false)
  },
  (t) => [index('branches_city').on(t.cityCode)]
)

/** Doctors of a branch who have seats of their own; a branch without any has seats of nobody alone. */
export const doctors = pgTable(
  'doctors',
  {
    id: text('id').primaryKey(),
    orgCode: text('org_code')
      .notNull()
      .references(() => branches.orgCode),
    /** In which stock family they have seats. */
    kind: text('kind').$type<SlotFamily>().notNull(),
    name: text('name').notNull(),
    /** 主治医师, 副主任医师… */
    title: text('title').notNull(),
    /** Years of practice. */
    years: integer('years').notNull(),
    /** What they mostly do, in short. */
    focus: text('focus').notNull().default(''),
    image: text('image').notNull().default(''),
    /** Days on which they work, 0 Sunday … 6 Saturday. */
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    /** Seats in each slot. */
    seats: integer('seats').notNull().default(1),
    sort: integer('sort').notNull().default(0)
  },
  (t) => [index('doctors_org').on(t.orgCode)]
)
