import { SEX_LIMIT_WORDS, sexLimitFrom, type SexLimitWord } from '@/domain/kinds/sex-limit'
import dentistryData from './dentistry.json'
import { base, orgsOf, own, type ProductTemplate } from './product-template'
import sugarshakerData from './sugarshaker.json'
import vaccineData from './vaccines.json'
import wastonData from './waston.json'

export const wastons = wastonData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    fasting: true,
    sexLimit: product.sexLimit,
    ageMin: product.ageMin ?? null,
    extra: { needTimeSlot: product.needTimeSlot, mailReport: product.mailReport }
  },
  items: own(product.itemCodes),
  orgCodes: product.hospitalIds,
  skus: []
}))

/** Their blocks of add-ons are packages of their own (`addons.ts`). */
export const sugarshakers = sugarshakerData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    fasting: true,
    estimatedMinutes: 40,
    reportWorkdays: 2,
    paperReport: false,
    sexLimit: product.sexLimit,
    ageMin: product.ageMin,
    ageMax: product.ageMax
  },
  items: own(product.baseItemCodes),
  orgCodes: orgsOf(product.productKind),
  skus: []
}))

/** As a seed file has it. */
const wordOf = (text: number | string | null): SexLimitWord => {
  if (text === null) return null
  const word = SEX_LIMIT_WORDS.find((known) => known === text)
  if (word === undefined) throw new Error(`an unknown limit of sex ${text}`)
  return word
}

export const dentistry = dentistryData.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    comboId: product.comboId ?? null,
    sexLimit: sexLimitFrom('dentistry', product.productCategory, null),
    paperReport: false,
    estimatedMinutes: product.durationMin,
    extra: {
      payMode: product.payMode,
      depositPrice: product.depositPrice,
      balanceAtBranch: product.balanceAtBranch ?? false
    }
  },
  items: [],
  orgCodes: product.hospitalIds,
  skus: []
}))

export const vaccines = vaccineData.vaccines.map((product): ProductTemplate => ({
  row: {
    ...base(product, product.productKind, product.img),
    tags: product.tags,
    sexLimit: sexLimitFrom('vaccine', product.productCategory, wordOf(product.sexLimit)),
    paperReport: false,
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
