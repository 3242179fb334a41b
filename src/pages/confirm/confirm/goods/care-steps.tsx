import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { fieldId } from '@/components/contact/person-fields'
import { Card } from '@/components/ui/card'
import { splitRegion } from '@/domain/address/address'
import { ADDRESS_FORM } from '../../shared/address'
import { careTexts } from '../care-texts'
import { BUYER_FORM, type Wrong } from '../../shared/confirmable'
import { AGREEMENT_ID } from '../../shared/agreement-id'
import { Steps, type StepsFrame } from '../parts/steps'
import { CONSENT_ID } from '../../shared/consent/model'
import { texts as consentTexts } from '../../shared/consent/texts'
import { giftTexts } from '../../shared/gift-texts'
import { goodsTexts } from '../../shared/goods-texts'
import type { GoodsModel } from './model'
import { texts as recipientTexts } from '../../shared/recipient/texts'
import { texts } from './texts'

type GoodsStep = 'recipient' | 'product' | 'customs' | 'consent' | 'coupon' | 'gift' | 'invoice' | 'submit'

export interface GoodsStepsProps extends StepsFrame {
  open: boolean
  model: GoodsModel
  parts: Readonly<Record<GoodsStep, ReactNode>>
}

function stepOf(id: string): GoodsStep {
  if (id === AGREEMENT_ID) return 'submit'
  if (id === CONSENT_ID) return 'consent'
  return id.startsWith(BUYER_FORM) ? 'customs' : 'recipient'
}

/** Who orders from abroad, and whether customs allow it. */
function wrongBuyer({ customs }: GoodsModel): Wrong | null {
  const wrong = customs?.check()
  if (wrong) return { id: fieldId(wrong.field, BUYER_FORM), message: wrong.message }
  const problem = customs?.problem
  return problem ? { id: fieldId('buyerName', BUYER_FORM), message: problem.text } : null
}

/** Who and where to are asked in one step. */
function wrongRecipient({ person, address }: GoodsModel): Wrong | null {
  const where = address.check()
  const who = person.checkWhere(() => true)
  if (who) return { id: fieldId(who.field), message: who.message }
  return where && { id: fieldId(where.field, ADDRESS_FORM), message: where.message }
}

/** The steps of goods and services. */
export const GoodsSteps = observer(function GoodsSteps({ open, model, parts, ...frame }: GoodsStepsProps) {
  if (!open) return null
  const { person, address, sent, priced, choice } = model
  const { names, goods } = careTexts
  const who = person.form.label ?? goods.collector
  const step = (id: GoodsStep, name: string) => ({ id, name, content: parts[id] })
  const row = (id: GoodsStep, name: string) => ({ id, name, content: <Card rows>{parts[id]}</Card> })
  return (
    <Steps
      {...frame}
      stepOf={stepOf}
      steps={[
        {
          ...step('recipient', sent ? goods.recipient(who) : who),
          check: () => wrongRecipient(model)
        },
        step('product', goods.product),
        ...(model.customs ? [{ ...step('customs', texts.buyer), check: () => wrongBuyer(model) }] : []),
        ...(model.consent?.wanted
          ? [{ ...step('consent', consentTexts.consent), check: () => model.consent?.check() ?? null }]
          : []),
        ...(model.price.couponCount > 0 ? [row('coupon', names.coupon)] : []),
        ...(model.form.gift.cards.length > 0 ? [row('gift', giftTexts.gift)] : []),
        ...(model.customs ? [] : [row('invoice', goodsTexts.invoice)]),
        step('submit', names.submit)
      ]}
      summary={[
        { label: who, value: person.data.name },
        ...(sent
          ? [
              {
                label: recipientTexts.address,
                value: [...splitRegion(address.region), address.detail].join(' ')
              }
            ]
          : []),
        { label: goods.what, value: goods.pieces(priced?.productName ?? '', choice?.quantity ?? 1) },
        ...(model.customs ? [{ label: texts.buyer, value: model.customs.buyer.name }] : [])
      ]}
    />
  )
})
