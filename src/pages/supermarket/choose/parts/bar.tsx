import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import type { ChooseModel } from '../model'
import { texts } from '../texts'
import styles from './bar.module.scss'

/** 下一步: to confirm with what is chosen, or with the base alone. */
export const NextButton = observer(function NextButton({ model }: { model: ChooseModel }) {
  const { canNext, canSkip } = model.session
  return (
    <Button disabled={!canNext && !canSkip} onTap={model.next}>
      {texts.next}
    </Button>
  )
})

/** Price, number of items with the way to their list, and the way on (§2). */
export const Bar = observer(function Bar({ model }: { model: ChooseModel }) {
  const { session, total, priceFen } = model
  const { quote, quoting, unpriced } = session
  return (
    <ActionBar
      left={
        <ActionSum
          amount={<Price fen={priceFen} exact />}
          spoken={quote && !quoting ? formatYuan(quote.userPayFen) : ''}
          note={
            unpriced ? (
              texts.priceFailed
            ) : (
              <>
                <Text className={styles.count}>{texts.count(total)} · </Text>
                <Text className={styles.detail}>{texts.detail}</Text>
              </>
            )
          }
          calculating={quoting}
          open={model.detailOpen}
          onTap={unpriced ? () => session.dispatch({ type: 'requote' }) : model.openDetail}
        />
      }
    >
      <NextButton model={model} />
    </ActionBar>
  )
})
