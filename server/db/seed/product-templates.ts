import { kindNamed, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { products } from '../schema'
import branchData from './branches.json'
import crossBorderData from './cross-border.json'
import dentistryData from './dentistry.json'
import geneData from './gene-tests.json'
import goodsData from './goods.json'
import packageData from './packages.json'
import { galleryOf } from './product-pictures'
import vaccineData from './vaccines.json'

type ProductInsert = typeof products.$inferInsert
type Texts = 'reasons' | 'notice' | 'process' | 'suitFor' | 'channels' | 'keywords' | 'reviews' | 'createdAt'

/** A product of a seed file: its row without the texts that are kept apart, and what hangs on it. */
export interface ProductTemplate {
  readonly row: Omit<ProductInsert, Texts>
  readonly items: readonly { itemCode: string; sex: number | null }[]
  readonly orgCodes: readonly string[]
  readonly skus: readonly { skuId: string; spec: string; note: string; price: number; stock: number }[]
}

/** What nearly every file says of a product. */
interface Common {
  productCode: string
  comboName: string
  productCategory: number
  salePrice: number
  comboMarketPrice: number
  intro?: string
}

function knownKind(name: string): ProductKind {
  const kind = kindNamed(name)
  if (kind === null) throw new Error(`a product of the unknown kind ${name}`)
  return kind
}

const base = (product: Common, kind: string, thumbnail: string, refundRule: string) => ({
  productCode: product.productCode,
  name: product.comboName,
  kind: knownKind(kind),
  category: product.productCategory,
  productType: product.productCategory,
  orderType: product.productCategory,
  salePriceFen: toFen(product.salePrice),
  marketPriceFen: toFen(product.comboMarketPrice),
  intro: product.intro ?? '',
  thumbnail,
  images: [thumbnail],
  tags: [] as string[],
  refundRule,
  extra: {}
})

const own = (itemCodes: readonly string[]) => itemCodes.map((itemCode) => ({ itemCode, sex: null }))

const orgsOf = (kind: string) =>
  branchData.branches.filter((branch) => branch.kinds.includes(kind)).map((branch) => branch.orgCode)

const checkups = packageData.checkup.map((product): ProductTemplate => ({
  row: {
    ...base(product, 'checkup', product.comboThumbnail, product.refundRule),
    comboId: product.comboId,
    images: galleryOf(product.comboThumbnail, product.itemCodes),
    productType: product.productType,
    orderType: product.orderType,
    sexLimit: product.sexLimit,
    ageMin: product.ageMin,
    ageMax: product.ageMax,
    tags: product.tags,
    onShelf: product.productStatus !== '0',
    showShopButton: product.showShopButton,
    fasting: product.fasting,
    estimatedMinutes: product.estimatedMinutes,
    reportWorkdays: product.reportWorkdays,
    sellCount: product.sellCount,
    persons: product.persons,
    supermarketCode: product.supermarketCode,
    skipItemSelection: product.skipItemSelection ?? false,
    paperReport: product.paperReport ?? true
  },
  items: [
    ...own(product.itemCodes),
    ...Object.entries(product.perPersonItemCodes ?? {}).flatMap(([sex, codes]) =>
      codes.map((itemCode) => ({ itemCode, sex: Number(sex) }))
    )
  ],
  orgCodes: product.hospitalIds,
  skus: []
}))

const sugarshakers = packageData.sugarshaker.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, '/seed-img/tile/glucose.svg#rose', 'RF-CHECKUP'),
    fasting: true,
    extra: { blocks: product.blocks }
  },
  items: own(product.baseItemCodes),
  orgCodes: orgsOf('sugarshaker'),
  skus: []
}))

const wastons = packageData.waston.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, '/seed-img/tile/doctor.svg#sky', 'RF-CHECKUP'),
    fasting: true,
    extra: { needTimeSlot: product.needTimeSlot, mailReport: product.mailReport }
  },
  items: own(product.itemCodes),
  orgCodes: product.hospitalIds,
  skus: []
}))

const FEMALE_ONLY = 0

const dentistry = dentistryData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, '/seed-img/tile/tooth.svg#sky', 'RF-DENT'),
    // The kind forbids choosing male unless a product says otherwise (§5).
    sexLimit: FEMALE_ONLY,
    estimatedMinutes: product.durationMin,
    extra: { payMode: product.payMode, depositPrice: product.depositPrice }
  },
  items: [],
  orgCodes: product.hospitalIds,
  skus: []
}))

const vaccines = vaccineData.vaccines.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, '/seed-img/tile/syringe.svg#sky', product.refundRule),
    sexLimit: product.sexLimit,
    ageMin: product.ageMin,
    ageMax: product.ageMax,
    extra: {
      doses: product.doses,
      scheduleDays: product.scheduleDays,
      supply: product.supply,
      depositPrice: product.depositPrice,
      payTypes: product.payTypes
    }
  },
  items: [],
  orgCodes: product.hospitalIds,
  skus: []
}))

const genes = geneData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, '/seed-img/tile/dna.svg#mint', 'RF-GENE'),
    reportWorkdays: product.reportDays,
    extra: { consentRequired: product.consentRequired, needRms: product.needRms }
  },
  items: [],
  orgCodes: product.productKind === 'gene' ? orgsOf('waston') : [],
  skus: []
}))

const goods = goodsData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img, product.productKind === 'coupon-activity' ? 'RF-CODE' : 'RF-GOODS'),
    orderLimit: product.orderLimit,
    freightFen: toFen(product.freight),
    params: product.params,
    extra: { useDays: product.useDays }
  },
  items: [],
  orgCodes: [],
  skus: product.productSkuViews
}))

const crossBorder = crossBorderData.goods.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, '/seed-img/tile/plane.svg#sky', 'RF-CB'),
    freightFen: toFen(product.freight),
    extra: {
      origin: product.origin,
      warehouse: product.warehouse,
      taxRate: product.taxRate
    }
  },
  items: [],
  orgCodes: [],
  skus: [{ skuId: `${product.productCode}-1`, spec: '标准', note: '', price: product.salePrice, stock: product.stock }]
}))

/** Every product of every kind. */
export const PRODUCT_TEMPLATES: readonly ProductTemplate[] = [
  ...checkups,
  ...sugarshakers,
  ...wastons,
  ...dentistry,
  ...vaccines,
  ...genes,
  ...goods,
  ...crossBorder
]
