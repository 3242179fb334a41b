import { doseTexts } from '@/components/dose/texts'
import { dateOf } from '@/domain/date'
import { fulfilmentOf } from '@/domain/kinds'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { codeFace, type CodeFace } from '@/domain/order/code-state'
import type { OrderCode } from '@/services/order/order'
import { statusNote } from '../../status-note'
import type { SectionProps } from '../section'
import { actOf, type HeadFacts } from './facts'
import { headTexts as texts } from './texts'

/** Codes are used up at a branch. */
export function codeHead(props: SectionProps): HeadFacts {
  const { order, model } = props
  const { codes, status } = order
  const now = model.now()
  const text = statusNote(order, now)
  const faces = codes.map(({ state, expiresAt }) => codeFace(state, expiresAt, now))
  const first = faces.indexOf('unused')
  const code = codes[first]
  if (code) {
    const title = codes.length === 1 ? code.text : texts.code(first + 1, code.text)
    return {
      ...{ title: leftOf(faces), note: untilOf(code) },
      foot: { title, text, act: actOf(props, 'useCode') }
    }
  }
  const title = (hasCodes(order) ? overTitle(faces, status) : undefined) ?? order.statusName
  return { title, note: '', foot: { title: order.productName, text, act: actOf(props, 'comment') } }
}

/** A membership counts without any. */
function hasCodes({ kind, type }: SectionProps['order']): boolean {
  const fulfilment = fulfilmentOf(kind, type)
  return fulfilment?.by !== 'code' || fulfilment.use !== 'membership'
}

/** None can be used now: why that is. */
function overTitle(faces: readonly CodeFace[], status: OrderStatus | null): string | undefined {
  if (faces.includes('taken')) return texts.taken
  if (faces.includes('expired')) return texts.expired
  if (status !== ORDER_STATUS.toUse) return texts.usedUp
  return faces.length === 0 ? texts.making : undefined
}

/** Of how many nothing is used yet. */
function leftOf(faces: readonly CodeFace[]): string {
  const left = faces.filter((face) => face === 'unused').length
  if (left < faces.length) return texts.left(left)
  return left === 1 ? texts.unusedOne : texts.unused(doseTexts.count(left, '张'))
}

/** It is good to the end of that day. */
const untilOf = ({ expiresAt }: OrderCode): string =>
  expiresAt === null ? texts.always : texts.expires(dateOf(expiresAt - 1))
