import { toFen } from '@/domain/money'
import codeData from './codes.json'
import crossBorderData from './cross-border.json'
import geneData from './gene-tests.json'
import goodsData from './goods.json'
import packageData from './packages.json'
import { base, orgsOf, own, type ProductTemplate } from './product-template'
import { dentistry, sugarshakers, vaccines, wastons } from './visit-products'

const checkups = packageData.checkup.map((product): ProductTemplate => ({
  row: {
    ...base(product, 'checkup', product.comboThumbnail),
    comboId: product.comboId,
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

const genes = geneData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img ?? '/seed-img/tile/dna.svg#mint'),
    tags: product.tags,
    reportWorkdays: product.reportDays,
    estimatedMinutes: product.minutes ?? 0,
    params: product.sites
      ? [
          { name: '检测位点', value: `${product.sites} 个` },
          { name: '采样方式', value: product.sampling },
          { name: '出报告', value: `样本到实验室起 ${product.reportDays} 天` }
        ]
      : [],
    extra: { consentRequired: product.consentRequired, needRms: product.needRms }
  },
  items: [],
  orgCodes: product.productKind === 'gene' ? orgsOf('waston') : [],
  // A kit is bought by pieces.
  skus: product.stock
    ? [
        {
          skuId: `${product.productCode}-1`,
          spec: '采样盒',
          note: `${product.sampling}采样`,
          price: product.salePrice,
          stock: product.stock
        }
      ]
    : []
}))

const goods = goodsData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    tags: product.tags,
    sellCount: product.sellCount,
    orderLimit: product.orderLimit,
    freightFen: toFen(product.freight),
    params: product.params,
    extra: { useDays: product.useDays }
  },
  items: [],
  orgCodes: [],
  skus: product.productSkuViews
}))

const codes = codeData.map(({ spec, note, stock, use, ...product }): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    orderLimit: product.orderLimit,
    params: [
      { name: '每张券码', value: use },
      { name: '张数', value: `每件 ${product.codes} 张，一张用一次` },
      { name: '有效期', value: `付款后 ${product.useDays} 天内` },
      { name: '到期未用', value: '款项自动原路退回' }
    ],
    extra: { useDays: product.useDays, codes: product.codes }
  },
  items: [],
  orgCodes: [],
  skus: [{ skuId: `${product.productCode}-1`, spec, note, price: product.salePrice, stock }]
}))

const crossBorder = crossBorderData.goods.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    freightFen: toFen(product.freight),
    params: product.params,
    extra: {
      origin: product.origin,
      warehouse: product.warehouse,
      taxRate: product.taxRate
    }
  },
  items: [],
  orgCodes: [],
  skus: [{ skuId: `${product.productCode}-1`, spec: '标准', note: `${product.origin} · ${product.warehouse}`, price: product.salePrice, stock: product.stock }]
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
  ...codes,
  ...crossBorder
]
