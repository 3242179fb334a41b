import { observer } from 'mobx-react-lite'
import { onDemand } from '@/components/ui/on-demand'
import type { SectionOf } from '../../shared/section'
import { texts } from '../../shared/texts'
import { GiftModel } from './model'
import { GiftRow } from './row'
import { giftTexts } from './texts'

const GiftSheet = onDemand(() => import('./sheet').then((part) => part.GiftSheet))

/** Gift cards that pay first. */
export const gift: SectionOf = (around) => {
  const { root, scope, key } = around
  const model = new GiftModel(root, scope, key, () => around.totalFen)
  return {
    name: 'gift',
    row: true,
    get step() {
      return model.cards.length > 0 ? giftTexts.gift : null
    },
    load: () => model.load(),
    returned: () => void model.load(),
    contribute: () => ({ giftCard: model.body }),
    refused: model.refused,
    placed: model.after,
    paying(totalFen) {
      const { usedFen } = model
      if (usedFen === 0) return null
      const nowFen = totalFen - usedFen
      return {
        nowFen,
        parts: [
          { label: giftTexts.gift, fen: -usedFen },
          { label: texts.toPay, fen: nowFen }
        ]
      }
    },
    View: () => <Gift model={model} />
  }
}

const Gift = observer(function Gift({ model }: { model: GiftModel }) {
  return (
    <>
      <GiftRow model={model} />
      <GiftSheet open={model.open} model={model} />
    </>
  )
})
