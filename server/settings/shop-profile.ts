import { and, eq } from 'drizzle-orm'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { shopSettings } from '../db/schema'

/** What the shop says of itself. */
export const SHOP_SETTINGS = [
  'name',
  'phone',
  'hours',
  'licences',
  'sharePicture',
  'returnName',
  'returnPhone',
  'returnAddress',
  'senderName',
  'senderPhone',
  'laboratoryName',
  'laboratoryAddress',
  'leavesHours',
  'deliveryDays',
  'notOffered',
  'issuer'
] as const
export type ShopSetting = (typeof SHOP_SETTINGS)[number]

/** Who makes invoices out. The only one yet stands in for the tax office, for the demo. */
export const DEMO_ISSUER = 'demo'

export interface ShopProfile {
  readonly name: string
  /** Of the service; '' without one. */
  readonly phone: string
  /** When somebody answers. */
  readonly hours: string
  /** A line each. */
  readonly licences: readonly string[]
  /** Where parcels come back to; null where nothing says so. */
  readonly returnTo: { readonly name: string; readonly phone: string; readonly address: string } | null
  /** Who sends parcels. */
  readonly sender: { readonly name: string; readonly phone: string }
  /** Where samples are sent to; null where nothing says so. */
  readonly laboratory: { readonly name: string; readonly address: string } | null
  /** Invoices can be had. */
  readonly invoices: boolean
}

/** What orders show of the shop. */
export type ShopFace = Pick<ShopProfile, 'phone' | 'invoices'>

export async function shopSettingsOf(db: Db): Promise<Readonly<Partial<Record<ShopSetting, string>>>> {
  const rows = await db.select().from(shopSettings)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** The shop as its settings have it; its phone is that of the configuration where the settings have none. */
export async function shopProfile(
  db: Db,
  { servicePhone }: Pick<Config, 'servicePhone'> = { servicePhone: null }
): Promise<ShopProfile> {
  const {
    name = '',
    phone = servicePhone ?? '',
    hours = '',
    licences = '',
    ...rest
  } = await shopSettingsOf(db)
  const { returnName = name, returnPhone = phone, returnAddress = '' } = rest
  const { senderName = name, senderPhone = phone, issuer = '' } = rest
  const { laboratoryName = '', laboratoryAddress = '' } = rest
  return {
    ...{ name, phone, hours },
    licences: licences.split('\n').filter((line) => line !== ''),
    returnTo: returnAddress === '' ? null : { name: returnName, phone: returnPhone, address: returnAddress },
    sender: { name: senderName, phone: senderPhone },
    laboratory: laboratoryAddress === '' ? null : { name: laboratoryName, address: laboratoryAddress },
    invoices: issuer !== ''
  }
}

/** Invoices of the demo's issuer are none: a server without the demo has it no more. */
export const withoutDemoIssuer = (db: Db) =>
  db.delete(shopSettings).where(and(eq(shopSettings.key, 'issuer'), eq(shopSettings.value, DEMO_ISSUER)))
