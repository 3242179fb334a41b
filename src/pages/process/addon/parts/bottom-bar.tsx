import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ActionBar, ActionPair, ActionSum } from '@/components/ui/action-bar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { DraftQuote } from '@/domain/draft/parts'
import { formatYuan } from '@/domain/money'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import styles from './bottom-bar.module.scss'

/** 套餐1080.00 · 加项414.00 · 换购99.00 */
const summary = (quote: DraftQuote): string =>
  [
    [texts.note.base, quote.basePriceFen],
    [texts.note.addon, quote.addonSelfPaidFen],
    [texts.note.exchange, quote.exchangeFen],
    [texts.note.enterprise, quote.enterprisePaidFen + quote.quotaUsedFen]
  ]
    .filter(([, fen], index) => index === 0 || fen !== 0)
    .map(([name, fen]) => `${name}${formatYuan(Number(fen))}`)
    .join(' · ')

/** Price, list of what is chosen, and the ways on (R2.142, R5.41); in care mode the one that works. */
export const BottomBar = observer(function BottomBar({ model }: { model: AddonModel }) {
  const { session } = model
  const { quote, quoting, offersSkip, unpriced, problem } = session
  const retry = () => session.dispatch({ type: 'requote' })
  const told = session.count > 0 ? problem : ''
  const { elder } = useShell()
  // Large type needs the row for what is chosen from; the price leads to the details all the same.
  const parts = quote && !elder ? summary(quote) : ''
  const note = unpriced ? texts.priceFailed : told || parts
  return (
    <View className={styles.bar}>
      <ActionBar
        stacked={offersSkip && !elder}
        left={
          <>
            <Tap
              className={styles.list}
              label={texts.selectedOpen(session.count)}
              expanded={model.listOpen}
              onTap={model.openList}
            >
              <View className={styles.disc}>
                <Icon name="list" size={22} />
              </View>
              <Badge count={session.count} className={styles.badge} />
            </Tap>
            <ActionSum
              amount={<Price fen={model.priceFen} exact />}
              spoken={quote && !quoting ? formatYuan(quote.userPayFen) : ''}
              note={note && <View className={styles.note}>{note}</View>}
              calculating={quoting}
              open={model.detailOpen}
              onTap={unpriced ? retry : model.openDetail}
            />
          </>
        }
      >
        {offersSkip && elder ? (
          <Button part="addon-skip" disabled={!session.canSkip} onTap={model.next}>
            {ADDON_TEXTS.skip}
          </Button>
        ) : offersSkip ? (
          <ActionPair
            first={{ kind: 'primary', disabled: true, children: ADDON_TEXTS.confirm }}
            second={{
              part: 'addon-skip',
              disabled: !session.canSkip,
              onTap: model.next,
              children: ADDON_TEXTS.skip
            }}
          />
        ) : (
          <Button part="addon-next" disabled={!session.canNext} onTap={model.next}>
            {ADDON_TEXTS.confirm}
          </Button>
        )}
      </ActionBar>
    </View>
  )
})
