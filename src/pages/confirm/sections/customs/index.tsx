import { reaction } from 'mobx'
import { fieldId } from '@/components/contact/field-id'
import { Notice } from '@/components/ui/notice'
import { ErrorCode } from '@/contract/errors'
import type { FormRules } from '@/domain/person/form-fields'
import { navigate } from '@/routes/navigate'
import { isOtherPayer, isOverLimit } from '@/services/placing/customs'
import type { GoodsPricing } from '../../pricing/goods'
import type { SectionOf } from '../../shared/section'
import { BuyerCard, LimitsCard } from './cards'
import { BUYER_FORM, CustomsModel } from './model'
import { texts } from './texts'

const ID = (field: 'buyerName' | 'idNumber') => fieldId(field, BUYER_FORM)

/** Goods from abroad: what customs allow, and who orders (§5, §9). */
export const customs =
  (form: FormRules): SectionOf<GoodsPricing> =>
  (around) => {
    const { root, scope, pricing } = around
    const model = new CustomsModel(root, scope, { form, pricing, person: () => around.person })
    const check = () => {
      const wrong = model.check()
      return wrong && { id: ID(wrong.field), message: wrong.message }
    }
    return {
      name: 'customs',
      step: texts.buyer,
      get blocked() {
        return model.problem ? texts.overLimit : undefined
      },
      // The account's own person orders, until somebody else is typed.
      load: () =>
        scope.onLeave(
          reaction(
            () => around.person?.self,
            () => void model.load(),
            { fireImmediately: true }
          )
        ),
      check,
      leave: () => check() ?? (model.problem && { id: ID('buyerName'), message: model.problem.text }),
      contribute: () => ({ buyer: model.buyer }),
      async refused(error) {
        // What is left of the year may have changed with the stock, which others answer.
        if (error.code === ErrorCode.quotaFull) void model.load(true)
        const over = isOverLimit(error)
        if (isOtherPayer(error)) model.refuse('buyerName', error.message)
        else if (!over) return null
        await root.feedback.alert({ title: texts.customsTitle, text: error.message })
        if (over) await Promise.all([around.reload(), model.load(true)])
        return false
      },
      refuse(field, message) {
        if (field !== 'buyerName' && field !== 'idNumber') return null
        model.refuse(field, message)
        return ID(field)
      },
      agreed: {
        more: { text: texts.notice, onTap: () => navigate('crossBorderCertificateDetail') },
        end: texts.customsEnd
      },
      owns: (id) => id.startsWith(BUYER_FORM),
      get summary() {
        return [{ label: texts.buyer, value: model.buyer.name }]
      },
      Head: () => <Notice icon="warnC">{texts.noReturn}</Notice>,
      View: () => (
        <>
          <LimitsCard model={model} />
          <BuyerCard model={model} />
        </>
      )
    }
  }
