import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { OrderView } from '@/components/order/order-view'
import { toOrder } from '@/components/order/to-order'
import { WayState } from '@/components/order/way'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Empty } from '@/components/ui/page-state'
import { Tap } from '@/components/ui/tap'
import { Timeline } from '@/components/ui/timeline'
import { dateOf, dayAndTime, longDate } from '@/domain/date'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Parcel } from '@/services/order/logistics'
import styles from './index.module.scss'
import { LogisticsModel } from './model'
import { texts } from './texts'

function LogisticsInfo() {
  const { orderNum = '' } = useParams('logisticsInfo')
  return (
    <View>
      <Header title={texts.title} />
      {orderNum ? <Way key={orderNum} orderNum={orderNum} /> : <Missing />}
    </View>
  )
}

function Missing() {
  return (
    <Empty
      title={texts.missing}
      text={texts.missingText}
      actions={[{ text: texts.toOrders, onTap: () => navigate('orderList') }]}
    />
  )
}

const Way = observer(function Way({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new LogisticsModel(root, scope, orderNum))
  return (
    <OrderView
      value={model.request.loadable}
      onRetry={() => void model.load()}
      onLogin={() => navigate('authorize', { url: publicHref('logisticsInfo', { orderNum }) })}
    >
      {(parcel) => <ParcelWay parcel={parcel} model={model} />}
    </OrderView>
  )
})

const ParcelWay = observer(function ParcelWay({ parcel, model }: { parcel: Parcel; model: LogisticsModel }) {
  const { receiver, traces, product, phone } = parcel
  return (
    <View>
      <StateCard parcel={parcel} model={model} />
      <Card>
        <Tap
          className={styles.product}
          onTap={() => toOrder(parcel.orderNum, null)}
          label={`${product.name}，${texts.order}`}
        >
          <Img className={styles.picture} src={product.picture} tone={product.tone} />
          <View className={styles.words}>
            <View className={styles.name}>{product.name}</View>
            <View className={styles.pieces}>{texts.pieces(product.quantity)}</View>
          </View>
          <Icon name="right" size={18} tone="ink4" />
        </Tap>
      </Card>
      <Card>
        <Timeline
          items={traces.map(({ time, title, text }, index) => ({
            title: title || text,
            note: [dayAndTime(time), title ? text : ''].filter((part) => part !== '').join(' · '),
            state: index === 0 ? 'now' : 'done'
          }))}
        />
        <View className={styles.receiver}>
          <Icon name="pin" size={18} tone="accent" />
          <View>
            <View className={styles.name}>{texts.receiver}</View>
            <View>{receiver.address}</View>
            <View>
              {receiver.name} {receiver.mobile}
            </View>
          </View>
        </View>
      </Card>
      {parcel.canConfirm ? (
        <ActionBar
          left={
            phone ? (
              <Tap className={styles.ask} onTap={() => host.callPhone(phone)}>
                {texts.ask}
              </Tap>
            ) : null
          }
        >
          <Button block loading={model.busy} onTap={() => void model.receive()}>
            {texts.receive}
          </Button>
        </ActionBar>
      ) : null}
    </View>
  )
})

function StateCard({ parcel, model }: { parcel: Parcel; model: LogisticsModel }) {
  const { stateName, courier, parcelNo, confirmsAt } = parcel
  const until = confirmsAt === null ? '' : texts.confirmsAt(longDate(dateOf(confirmsAt)))
  return (
    <Card>
      <WayState name={stateName} text={parcelNo === '' ? texts.notSent : until} />
      {parcelNo === '' ? null : (
        <View className={styles.number}>
          <Text className={styles.courier}>{courier}</Text>
          <Text userSelect>{parcelNo}</Text>
          <Tap className={styles.copy} label={texts.copy} onTap={() => void model.copyNumber(parcelNo)}>
            <Icon name="copy" size={16} tone="primary" />
          </Tap>
        </View>
      )}
    </Card>
  )
}

export default page('logisticsInfo', LogisticsInfo)
