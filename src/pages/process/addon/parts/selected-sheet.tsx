import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ChosenLine } from '@/components/addon/chosen-line'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { isPaperReport } from '@/domain/addon/selection-read'
import { payerOf } from '@/domain/addon/sections'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { ItemRef } from '@/domain/addon/types'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import styles from './selected-sheet.module.scss'

interface LineProps {
  model: AddonModel
  name: string
  priceFen: number | null
  required?: boolean
  onRemove: () => void
}

const Line = ({ model, name, priceFen, required = false, onRemove }: LineProps) => (
  <ChosenLine
    session={model.session}
    name={name}
    fixed={required ? <Tag className={styles.fixed}>{ADDON_TEXTS.required}</Tag> : undefined}
    onRemove={onRemove}
  >
    {priceFen === null ? (
      <Tag tone="primary">{ADDON_TEXTS.enterprisePaid}</Tag>
    ) : (
      <Price fen={priceFen} size="sm" tone="ink" />
    )}
  </ChosenLine>
)

/** What is chosen of one package, with the prices of the last quote. */
const Chosen = observer(function Chosen({
  model,
  packageId,
  itemCodes
}: {
  model: AddonModel
  packageId: number
  itemCodes: readonly string[]
}) {
  const { session } = model
  const pkg = session.packages.find((known) => known.packageId === packageId)
  if (!pkg) return null
  const quoted = session.quote?.addons.find((part) => part.packageId === packageId)?.items ?? []
  const lineOf = (itemCode: string) => {
    const item = pkg.items.find((candidate) => candidate.itemCode === itemCode)
    const priced = quoted.find((line) => line.itemCode === itemCode)
    const ref: ItemRef = { packageId, itemCode }
    return (
      <Line
        key={itemCode}
        model={model}
        name={item?.itemName ?? priced?.name ?? itemCode}
        priceFen={payerOf(pkg) === 'enterprise' ? null : (priced?.priceFen ?? item?.salePriceFen ?? 0)}
        required={item?.required}
        onRemove={() => model.toggle(ref)}
      />
    )
  }
  return (
    <View className={styles.group}>
      <View className={styles.title} role="heading" aria-level="3">
        {pkg.name}
      </View>
      <View role="list" aria-label={pkg.name}>
        {itemCodes.map(lineOf)}
      </View>
    </View>
  )
})

/** 已选加项 by package; each can be taken out, and all at once (R4.45). */
export const SelectedSheet = observer(function SelectedSheet({ model }: { model: AddonModel }) {
  const { session, exchanges } = model
  const exchange = exchanges.find(({ id }) => id === session.exchangeId)
  const groups = session.selection.filter(
    ({ packageId, itemCodes }) => itemCodes.length > 0 && !isPaperReport(packageId)
  )
  return (
    <Sheet open={model.listOpen} title={texts.selected} onClose={model.closeList}>
      {groups.length === 0 && !exchange ? (
        <Empty title={texts.selectedEmpty} text={texts.selectedEmptyText} />
      ) : (
        <>
          <View className={styles.top}>
            <Text>{texts.selectedCount(session.count)}</Text>
            <Tap
              className={styles.clear}
              disabled={session.calculating || session.count === 0}
              onTap={() => session.dispatch({ type: 'askClearAll' })}
            >
              {texts.clear}
            </Tap>
          </View>
          {groups.map(({ packageId, itemCodes }) => (
            <Chosen key={packageId} model={model} packageId={packageId} itemCodes={itemCodes} />
          ))}
          {exchange ? (
            <View className={styles.group}>
              <View className={styles.title} role="heading" aria-level="3">
                {ADDON_TEXTS.exchange}
              </View>
              <View role="list" aria-label={ADDON_TEXTS.exchange}>
                <Line
                  model={model}
                  name={exchange.name}
                  priceFen={exchange.priceFen}
                  onRemove={() => model.toggleExchange(exchange)}
                />
              </View>
            </View>
          ) : null}
        </>
      )}
    </Sheet>
  )
})
