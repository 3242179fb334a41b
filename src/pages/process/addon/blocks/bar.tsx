import { observer } from 'mobx-react-lite'
import { ActionBar, ActionPair, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { formatYuan } from '@/domain/money'
import { texts } from '../texts'
import type { BlocksModel } from './model'
import { blockTexts } from './texts'

/** Price, how many are chosen or what is missing, and the ways on; in care mode the one that works. */
export const BlocksBar = observer(function BlocksBar({ model }: { model: BlocksModel }) {
  const { session } = model
  const { quote, quoting, offersSkip, unpriced } = session
  const { elder } = useShell()
  const told = session.problem || blockTexts.count(session.count)
  const skip = {
    part: 'addon-skip',
    disabled: !session.canSkip,
    onTap: model.next,
    children: ADDON_TEXTS.skip
  }
  return (
    <ActionBar
      stacked={offersSkip && !elder}
      left={
        <ActionSum
          amount={<Price fen={model.priceFen} exact />}
          spoken={quote && !quoting ? formatYuan(quote.userPayFen) : ''}
          note={unpriced ? texts.priceFailed : told}
          calculating={quoting}
          onTap={unpriced ? model.retryPrice : undefined}
        />
      }
    >
      {offersSkip && elder ? (
        <Button {...skip} />
      ) : offersSkip ? (
        <ActionPair first={{ kind: 'primary', disabled: true, children: blockTexts.next }} second={skip} />
      ) : (
        <Button part="addon-next" disabled={!session.canNext} onTap={model.next}>
          {blockTexts.next}
        </Button>
      )}
    </ActionBar>
  )
})
