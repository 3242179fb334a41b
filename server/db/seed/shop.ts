import account from './agreements/account.json'
import cancellation from './agreements/cancellation.json'
import privacy from './agreements/privacy.json'
import user from './agreements/user.json'
import { DEMO_ISSUER, type ShopSetting } from '../../settings/shop-profile'
import type { Tx } from '../transact'
import { agreements, shopSettings } from '../schema'

const PROFILE: Readonly<Partial<Record<ShopSetting, string>>> = {
  name: '澄安体检',
  phone: '400-000-1000',
  hours: '每天 08:00-20:00',
  returnName: '澄安体检退货仓',
  returnAddress: '四川省成都市双流区航空港物流大道 18 号 3 号库',
  senderName: '澄安健康好物 · 成都仓'
}

const LABORATORY = {
  laboratoryName: '检验中心样本接收处',
  laboratoryAddress: '四川省成都市双流区航空港物流大道 18 号 1 号楼'
}

const write = (tx: Tx, settings: Readonly<Partial<Record<ShopSetting, string>>>) =>
  tx
    .insert(shopSettings)
    .values(Object.entries(settings).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing()

/** What the sample shop says of itself, and its agreements. */
export async function seedShop(tx: Tx): Promise<void> {
  await write(tx, PROFILE)
  await tx
    .insert(agreements)
    .values([user, privacy, cancellation, account].map(({ updatedAt, ...text }) => ({ ...text, updatedOn: updatedAt })))
    .onConflictDoNothing()
}

/** Where the demo's samples go; a demo that is older than this setting gets it as well. */
export const seedLaboratory = (tx: Tx) => write(tx, LABORATORY).then(() => undefined)

/** Stands in for the tax office. */
export const seedIssuer = (tx: Tx) => write(tx, { issuer: DEMO_ISSUER }).then(() => undefined)
