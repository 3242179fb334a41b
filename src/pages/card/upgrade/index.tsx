import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { RadioList } from '@/components/ui/form/radio-list'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { limitTexts } from '@/domain/person/limits'
import { formatYuan } from '@/domain/money'
import { publicHref } from '@/routes/href'
import { goBack, navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { CardChoice } from '@/services/card/people'
import styles from './index.module.scss'
import { UpgradeModel } from './model'
import { texts } from './texts'

/** Another package in the place of one of the card's (§2, cards). */
function Upgrade() {
  const params = useParams('cardUpgrade')
  const model = usePageModel((root, scope) => new UpgradeModel(root, scope, params))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('cardUpgrade', params) })}
      >
        {() => <Standing model={model} />}
      </LoadableView>
    </View>
  )
}

const Standing = observer(function Standing({ model }: { model: UpgradeModel }) {
  const { own, chosen, others } = model
  if (!own || !chosen) {
    return <Empty title={texts.none} text={texts.noneText} actions={[{ text: texts.back, onTap: goBack }]} />
  }
  const { name, payFen, coverFen, more, less } = chosen
  return (
    <View className={styles.page}>
      <Compared own={own} chosen={chosen} />
      {more.length > 0 ? (
        <Card title={texts.more} extra={<Tag tone="success">{texts.moreCount(more.length)}</Tag>}>
          <Items names={more} />
        </Card>
      ) : null}
      {less.length > 0 ? (
        <Card title={texts.less} extra={<Tag tone="warn">{texts.lessCount(less.length)}</Tag>}>
          <Items names={less} fewer />
          <View className={styles.note}>{texts.lessNote}</View>
        </Card>
      ) : null}
      {others.length > 1 ? (
        <Card title={texts.others}>
          <RadioList
            label={texts.others}
            value={chosen.comboId}
            options={others.map((choice) => ({
              value: choice.comboId,
              label: choice.name,
              note: noteOf(choice),
              disabled: !choice.fit
            }))}
            onChange={(comboId) => {
              const choice = others.find((one) => one.comboId === comboId)
              if (choice) model.pick(choice)
            }}
          />
        </Card>
      ) : null}
      <View className={styles.foot}>{texts.note}</View>
      <ActionBar
        left={
          <ActionSum
            label={texts.difference}
            amount={<Price fen={payFen} exact />}
            spoken={formatYuan(payFen)}
            note={texts.sum(formatYuan(coverFen), name)}
          />
        }
      >
        <Button block onTap={() => void model.take()}>
          {texts.take}
        </Button>
      </ActionBar>
    </View>
  )
})

/** What it is, why it does not suit, or what is lost by it. */
function noteOf({ fit, reason, way, itemCount, priceFen, payFen, lostFen }: CardChoice): string {
  if (!fit) return [texts.items(itemCount), reason].join(' · ')
  if (way === 'downgrade')
    return `${texts.cheaper(itemCount, formatYuan(priceFen), formatYuan(lostFen))}，${texts.noRefund}`
  return `${texts.items(itemCount)} · ${texts.difference} ¥${formatYuan(payFen)}`
}

function Compared({ own, chosen }: { own: CardChoice; chosen: CardChoice }) {
  const sale = formatYuan(chosen.priceFen)
  const cover = formatYuan(chosen.coverFen)
  const pay = formatYuan(chosen.payFen)
  return (
    <Card>
      <View className={styles.sides}>
        <View className={styles.side}>
          <View className={styles.name}>{own.name}</View>
          <View className={styles.quiet}>{texts.own(own.itemCount)}</View>
        </View>
        <Icon name="right" size={20} tone="primary" className={styles.arrow} />
        <View className={cx(styles.side, styles.fresh)}>
          <View className={styles.name}>{chosen.name}</View>
          <View className={styles.quiet}>
            {[texts.items(chosen.itemCount), ...limitTexts(chosen)].join(' · ')}
          </View>
        </View>
      </View>
      <View className={styles.sum} role="img" aria-label={texts.spoken(sale, cover, pay)}>
        <Term amount={sale} text={texts.sale} />
        <Text className={styles.sign}>−</Text>
        <Term amount={cover} text={texts.cover} />
        <Text className={styles.sign}>=</Text>
        <Term amount={pay} text={texts.pay} />
      </View>
    </Card>
  )
}

function Term({ amount, text }: { amount: string; text: string }) {
  return (
    <View className={styles.term}>
      <View className={styles.amount}>{amount}</View>
      <View>{text}</View>
    </View>
  )
}

function Items({ names, fewer = false }: { names: readonly string[]; fewer?: boolean }) {
  return (
    <View role="list">
      {names.map((name) => (
        <View key={name} className={styles.item} role="listitem">
          <Icon name={fewer ? 'minus' : 'plus'} size={16} tone={fewer ? 'warn' : 'success'} />
          <Text>{name}</Text>
        </View>
      ))}
    </View>
  )
}

export default page('cardUpgrade', Upgrade)
