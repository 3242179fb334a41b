import type { Declaration as DeclarationDto } from '@/contract/customs/dto'
import { CUSTOMS } from '@/domain/customs/customs'
import { formatDateTime } from '@/domain/date'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import type { Declaration } from './queries/customs-declaration'

/** How an order stands with customs, the person by initial and stars. */
export function declarationDto({
  order,
  state,
  dutiableFen,
  taxFen,
  declaredAt,
  declareBefore,
  yearUsedFen
}: Declaration): DeclarationDto {
  const buyer = maskPerson(order.people.find(({ role }) => role === 'buyer')?.person ?? null)
  return {
    orderNum: order.orderNum,
    comboName: order.productName,
    state,
    buyerName: buyer.name,
    idNumber: buyer.idNumber,
    dutiable: toYuan(dutiableFen),
    tax: toYuan(taxFen),
    declaredAt: declaredAt ? formatDateTime(declaredAt.getTime()) : '',
    declareBefore,
    yearUsed: toYuan(yearUsedFen),
    yearLimit: toYuan(CUSTOMS.yearFen)
  }
}
