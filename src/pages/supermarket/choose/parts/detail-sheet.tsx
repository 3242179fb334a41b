import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ChosenLine } from '@/components/addon/chosen-line'
import { ActionSum } from '@/components/ui/action-bar'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { AddonItem, AddonPackage } from '@/domain/addon/types'
import { formatYuan } from '@/domain/money'
import type { ChooseModel } from '../model'
import { texts } from '../texts'
import { NextButton } from './bar'
import styles from './detail-sheet.module.scss'

interface LineProps {
  model: ChooseModel
  packageId: number
  item: AddonItem
  /** Null: its package has the price. */
  priceFen: number | null
}

const Line = ({ model, packageId, item, priceFen }: LineProps) => (
  <ChosenLine
    session={model.session}
    name={item.itemName}
    onRemove={() => model.remove({ packageId, itemCode: item.itemCode }, item)}
  >
    {priceFen === null ? null : <Price fen={priceFen} size="sm" tone="ink" exact />}
  </ChosenLine>
)

function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <View className={styles.head}>
      <View className={styles.title} role="heading" aria-level="3">
        {title}
      </View>
      {children}
    </View>
  )
}

const Whole = observer(function Whole({ model, pkg }: { model: ChooseModel; pkg: AddonPackage }) {
  const { packageId, name, items, salePriceFen } = pkg
  return (
    <View>
      <Head title={texts.packHead(name, items.length)}>
        <Price fen={salePriceFen} size="sm" tone="ink" exact />
        <Tap
          className={styles.link}
          label={texts.cancelPackOf(name)}
          disabled={model.session.calculating}
          onTap={() => model.drop(pkg)}
        >
          {texts.cancelPack}
        </Tap>
      </Head>
      <View className={styles.lines} role="list" aria-label={name}>
        {items.map((item) => (
          <Line key={item.itemCode} model={model} packageId={packageId} item={item} priceFen={null} />
        ))}
      </View>
    </View>
  )
})

/** 基础88 · 肠胃包298 · 自选186 */
function summaryOf(model: ChooseModel): string {
  const yuan = (fen: number) => formatYuan(fen).replace(/\.00$/, '')
  const ownFen = model.ownItems.reduce((sum, { item }) => sum + item.salePriceFen, 0)
  return [
    `${texts.summary.base}${yuan(model.baseFen)}`,
    ...model.chosenWholes.map((pkg) => `${pkg.name}${yuan(pkg.salePriceFen)}`),
    ...(ownFen > 0 ? [`${texts.summary.own}${yuan(ownFen)}`] : [])
  ].join(' · ')
}

/** 检项明细: all that will be examined, what was left out as superfluous, and the way to take things back (§2). */
export const DetailSheet = observer(function DetailSheet({
  open,
  model
}: {
  open: boolean
  model: ChooseModel
}) {
  const { session, total, effort, duplicates, ownItems, chosenWholes, priceFen } = model
  const base = model.request.value?.base ?? []
  const { elder } = useShell()
  return (
    <Sheet
      open={open}
      flush
      title={texts.detail}
      subtitle={[
        texts.count(total),
        `${texts.duration(effort.minutes)}，${effort.fasting ? texts.fasting : texts.noFasting}`
      ].join(' · ')}
      onClose={model.closeDetail}
      footer={
        <View className={styles.foot}>
          <ActionSum
            amount={<Price fen={priceFen} exact />}
            note={elder ? undefined : <View className={styles.parts}>{summaryOf(model)}</View>}
            calculating={session.quoting}
          />
          <View className={styles.next}>
            <NextButton model={model} />
          </View>
        </View>
      }
    >
      {duplicates.length > 0 ? (
        <View className={styles.duplicates}>
          <Notice round icon="warnC">
            <View className={styles.strong}>{texts.removed(duplicates.length)}</View>
            {duplicates.map(({ itemCode, text }) => (
              <View key={itemCode}>{text}</View>
            ))}
          </Notice>
        </View>
      ) : null}
      {chosenWholes.map((pkg) => (
        <Whole key={pkg.packageId} model={model} pkg={pkg} />
      ))}
      <Head title={texts.own(ownItems.length)}>
        {session.count > 0 ? (
          <Tap
            className={styles.clear}
            disabled={session.calculating}
            onTap={() => session.dispatch({ type: 'askClearAll' })}
          >
            <Icon name="trash" size={16} tone="ink3" />
            <Text>{texts.clear}</Text>
          </Tap>
        ) : null}
      </Head>
      {ownItems.length === 0 ? <View className={styles.none}>{texts.ownEmpty}</View> : null}
      <View className={styles.lines} role="list" aria-label={texts.own(ownItems.length)}>
        {ownItems.map(({ packageId, item }) => (
          <Line
            key={item.itemCode}
            model={model}
            packageId={packageId}
            item={item}
            priceFen={item.salePriceFen}
          />
        ))}
      </View>
      <Head title={texts.baseHead(base.length)}>
        <Price fen={model.baseFen} size="sm" tone="ink" exact />
      </Head>
      <View className={styles.base}>{base.map(({ name }) => name).join('、')}</View>
    </Sheet>
  )
})
