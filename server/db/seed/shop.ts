import account from './agreements/account.json'
import cancellation from './agreements/cancellation.json'
import card from './agreements/card.json'
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
  senderName: '澄安健康好物 · 成都仓',
  notOffered: [
    '手术、开刀、阑尾｜我们不做手术｜澄安只做体检、口腔、疫苗和检测。手术请到医院就诊；情况紧急请拨 120。',
    '急诊、急救、胸痛｜我们没有急诊｜情况紧急请拨 120，或到最近的医院急诊。',
    '住院、理疗、针灸｜我们不做治疗和住院｜请到医院就诊；异常项的下一步可以买“报告视频解读”，由医生当面讲。'
  ].join('\n')
}

const LABORATORY = {
  laboratoryName: '检验中心样本接收处',
  laboratoryAddress: '四川省成都市双流区航空港物流大道 18 号 1 号楼'
}

/** From its store in Chengdu. */
const DELIVERY = {
  leavesHours: '24',
  deliveryDays: [
    ...['四川省 1', '重庆市 1', '贵州省 2', '云南省 2', '陕西省 2', '湖北省 2', '湖南省 2', '河南省 2', '广西壮族自治区 2'],
    ...['北京市 2', '天津市 2', '河北省 2', '山西省 2', '山东省 2', '上海市 2', '江苏省 2', '浙江省 2', '安徽省 2'],
    ...['江西省 2', '福建省 2', '广东省 2', '甘肃省 2', '宁夏回族自治区 3', '青海省 3', '辽宁省 3', '吉林省 3'],
    ...['黑龙江省 3', '内蒙古自治区 3', '海南省 3', '新疆维吾尔自治区 5']
  ].join('\n')
}

const write = (tx: Tx, settings: Readonly<Partial<Record<ShopSetting, string>>>) =>
  tx
    .insert(shopSettings)
    .values(Object.entries(settings).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing()

type AgreementText = Omit<typeof agreements.$inferInsert, 'updatedOn'> & { readonly updatedAt: string }

const writeTexts = (tx: Tx, texts: readonly AgreementText[]) =>
  tx
    .insert(agreements)
    .values(texts.map(({ updatedAt, ...text }) => ({ ...text, updatedOn: updatedAt })))
    .onConflictDoNothing()

/** What the sample shop says of itself, and its agreements. */
export async function seedShop(tx: Tx): Promise<void> {
  await write(tx, PROFILE)
  await writeTexts(tx, [user, privacy, cancellation, account])
}

/** On the use of cards; a shop with samples from before there were cards gets it as well. */
export const seedCardAgreement = (tx: Tx) => writeTexts(tx, [card]).then(() => undefined)

/** Where the demo's samples go; a demo that is older than this setting gets it as well. */
export const seedLaboratory = (tx: Tx) => write(tx, LABORATORY).then(() => undefined)

/** When the demo's parcels leave and come; a demo that is older than these settings gets them as well. */
export const seedDelivery = (tx: Tx) => write(tx, DELIVERY).then(() => undefined)

/** Stands in for the tax office. */
export const seedIssuer = (tx: Tx) => write(tx, { issuer: DEMO_ISSUER }).then(() => undefined)
