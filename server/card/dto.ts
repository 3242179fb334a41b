import type {
  CardAccount,
  CardCombo,
  CardOwner,
  CardService,
  CardStore,
  CardUpgrade
} from '@/contract/card/dto'
import { dateOf } from '@/domain/date'
import { toYuan } from '@/domain/money'
import type { ContactRow } from '../account/queries/contacts'
import type { CheckedCombo, Combo, Store, Upgrade } from './queries/card-services'
import { CARD_KIND, combosOn, type CardRow } from './queries/own-card'

/** The last day on which it counts. */
const lastDay = ({ expiresAt }: CardRow): string => dateOf(expiresAt.getTime() - 1)

const cardDto = (card: CardRow) => ({
  cardNumber: card.cardNumber,
  cardName: card.name,
  company: card.company,
  cardType: card.kind === CARD_KIND.company ? 1 : 0,
  startDate: dateOf(card.startsAt.getTime()),
  endDate: lastDay(card),
  quota: toYuan(card.quotaGrantedFen),
  quotaLeft: toYuan(card.quotaFen - card.quotaUsedFen),
  familyAllowed: card.rights.some(({ relations }) => relations.length > 0) ? 1 : 0
})

export const accountDto = (card: CardRow): CardAccount => ({ ...cardDto(card), comboIds: combosOn(card) })

export const serviceDto = ({ card, product }: Combo): CardService => ({
  ...cardDto(card),
  comboId: product.comboId ?? '',
  productCode: product.productCode,
  comboName: product.name,
  productCategory: product.category,
  comboSalePrice: toYuan(product.salePriceFen),
  sexLimit: product.sexLimit,
  bookable: card.lostAt === null && product.onShelf ? 1 : 0
})

export const comboDto = ({ items, itemCount, branches, ...combo }: CheckedCombo): CardCombo => ({
  ...serviceDto(combo),
  itemNum: itemCount,
  checkItem: items,
  branchNum: branches
})

export const upgradeDto = ({ product, moreFen }: Upgrade): CardUpgrade => ({
  comboId: product.comboId ?? '',
  productCode: product.productCode,
  comboName: product.name,
  comboSalePrice: toYuan(product.salePriceFen),
  upgradePrice: toYuan(moreFen),
  sexLimit: product.sexLimit
})

export const storeDto = ({ branch, comboIds }: Store): CardStore => ({
  orgCode: branch.orgCode,
  hospitalName: branch.name,
  hospitalAddress: branch.address,
  cityCode: branch.cityCode,
  lat: branch.lat,
  lon: branch.lon,
  comboIds
})

export const ownerDto = (owner: ContactRow): CardOwner => ({
  contacts_id: owner.id,
  name: owner.name,
  mobile: owner.mobile,
  sex: owner.gender,
  id_type: owner.idType,
  id_number: owner.idNumber,
  relation: owner.relation
})
