import { observer } from 'mobx-react-lite'
import { onDemand } from '@/components/ui/on-demand'
import { listBalanceCards } from '@/services/placing/balance-cards'
import type { SectionOf } from '../../shared/section'
import { texts } from '../../shared/texts'
import { GiftModel } from '../gift/model'
import { GiftRow } from '../gift/row'
import { giftTexts } from '../gift/texts'

const GiftSheet = onDemand(() => import('../gift/sheet').then((part) => part.GiftSheet))

const BALANCE = '卡余额'

/** Gift cards, then balances of cards, which pay before money does. */
export const storedMoney: SectionOf = (around) => {
  const { root, scope, key } = around
  const gift = new GiftModel(root, scope, key, () => around.totalFen)
  const balance = new GiftModel(root, scope, key, () => around.totalFen - gift.usedFen, {
    name: BALANCE,
    list: listBalanceCards,
    part: 'balanceCards',
    field: 'balanceCard'
  })
  const both = [gift, balance]
  const load = () => Promise.all(both.map((model) => model.load())).then(() => undefined)
  return {
    name: 'stored-money',
    row: true,
    get step() {
      return both.some(({ cards }) => cards.length > 0) ? giftTexts.gift : null
    },
    load,
    returned: () => void load(),
    contribute: () => ({ giftCard: { ...gift.body, ...balance.body } }),
    async refused(error) {
      return (await gift.refused(error)) ?? balance.refused(error)
    },
    placed: (order) => both.reduce((placed, model) => model.after(placed), order),
    paying(totalFen) {
      const used = both.filter(({ usedFen }) => usedFen > 0)
      if (used.length === 0) return null
      const nowFen = used.reduce((fen, { usedFen }) => fen - usedFen, totalFen)
      return {
        nowFen,
        parts: [
          ...used.map(({ words, usedFen }) => ({ label: words.title, fen: -usedFen })),
          { label: texts.toPay, fen: nowFen }
        ]
      }
    },
    View: () => (
      <>
        <Stored model={gift} />
        <Stored model={balance} />
      </>
    )
  }
}

const Stored = observer(function Stored({ model }: { model: GiftModel }) {
  return (
    <>
      <GiftRow model={model} />
      <GiftSheet open={model.open} model={model} />
    </>
  )
})
