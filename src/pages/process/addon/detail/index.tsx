import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { Tag } from '@/components/ui/tag'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import { bookingDetail, type BookingDetail } from './booking-detail'
import styles from './index.module.scss'
import { detailTexts } from './texts'

function Items({
  title,
  items,
  marked = false
}: {
  title: string
  items: BookingDetail['chosen']
  /** Says which of them are chosen. */
  marked?: boolean
}) {
  return (
    <View className={styles.list}>
      <View className={styles.title} role="heading" aria-level="3">
        {title}
      </View>
      <View role="list" aria-label={title}>
        {items.map(({ code, name, priceFen, chosen }) => (
          <View key={code} className={styles.item} role="listitem">
            <Text className={styles.name}>{name}</Text>
            {marked && chosen ? <Tag className={styles.taken}>{detailTexts.taken}</Tag> : null}
            {priceFen === null ? (
              <Tag tone="primary">{ADDON_TEXTS.enterprisePaid}</Tag>
            ) : (
              <Price fen={priceFen} size="sm" tone="ink" exact />
            )}
          </View>
        ))}
      </View>
    </View>
  )
}

/** 预约明细: all of the booking on one sheet, before it is confirmed. */
export const DetailSheet = observer(function DetailSheet({
  open,
  model
}: {
  open: boolean
  model: AddonModel
}) {
  const { booked } = model
  if (!booked) return null
  const detail = bookingDetail(model, booked)
  const { product, account, branch, doctor, price, recommended, chosen } = detail
  const paidByOthers = price ? price.totalFen - price.payFen : 0
  const when = `${longDate(detail.date)} ${timespanText(detail.timespan)}`
  return (
    <Sheet open={open} title={texts.detail} onClose={model.closeDetail}>
      <ListRow
        label={detailTexts.product}
        value={
          <View>
            <View>{product.name}</View>
            <View className={styles.title}>{detailTexts.count(detail.count)}</View>
          </View>
        }
      />
      {account ? (
        <ListRow
          label={detailTexts.account}
          value={[maskName(account.name), maskMobile(account.mobile)].filter(Boolean).join(' ')}
        />
      ) : null}
      <ListRow
        label={detailTexts.branch}
        value={
          <View>
            <View>{branch.name}</View>
            <View className={styles.title}>{detailTexts.number(detail.branchNumber)}</View>
          </View>
        }
      />
      <ListRow
        label={detailTexts.time}
        value={[when, doctor ? `${doctor.name} ${doctor.title}` : ''].filter(Boolean).join(' ')}
      />
      {recommended.length > 0 ? <Items title={detailTexts.recommended} items={recommended} marked /> : null}
      {chosen.length > 0 ? (
        <Items title={detailTexts.chosen} items={chosen} />
      ) : (
        <View className={styles.none}>{detailTexts.none}</View>
      )}
      {price ? (
        <View className={styles.price}>
          <PriceLines
            lines={[
              { key: 'base', label: detailTexts.total, note: '', amountFen: price.totalFen },
              ...(paidByOthers > 0
                ? [
                    {
                      key: 'enterprisePaid' as const,
                      label: detailTexts.enterprise,
                      note: '',
                      amountFen: -paidByOthers
                    }
                  ]
                : [])
            ]}
            total={{ label: detailTexts.pay, fen: price.payFen }}
            parts={[]}
          />
        </View>
      ) : null}
    </Sheet>
  )
})
